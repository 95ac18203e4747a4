// Random numbers that a failing test can repeat from its seed.
export { randomFrom as seeded } from '../../templates/art/random';
