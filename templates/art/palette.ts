// The washes of the drawings. Those that a contractor's own colors change are named as they are in client/styles/tokens.css;
// materials are what they are.
export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const SAND = 'var(--sand)';
export const CLAY = 'var(--clay)';
export const SUN = 'var(--sun)';
export const SKY = 'var(--sky)';
export const EARTH = 'var(--earth)';

export const GLASS = '#a9c9d6';
export const WATER = '#a9cbd3';
export const TILE = ['#c4553a', '#b8492d', '#cb6042'] as const;
export const CONCRETE_TILE = ['#a58a78', '#96806f', '#b39a86'] as const;
export const SHINGLE = ['#857c72', '#776f66', '#938a7f'] as const;
export const METAL = ['#dfe3e4', '#cfd8da', '#e6e0d4'] as const;
export const MEMBRANE = '#f4f3ee';
export const INSULATION = '#f3dc8e';
export const TIMBER = '#d8b98a';
export const WALLS = ['#f3e6d0', '#ecd9c0', '#f7efe2', '#e9dccb'] as const;
export const DOORS = ['#b23a1e', '#24607e', '#1f6b4a', '#f4a72c', '#6b4a35'] as const;
export const STONE = '#c9bda9';
export const LEAVES = '#6f8f5c';
export const LEAVES_DEEP = '#4d7048';
export const TRUNK = '#a58a66';
/** What lies under an eave: ink at 30 %. */
export const SHADE = '#1b24304d';
/** Over a covering that lies lighter than its like behind it: white at 20 %. */
export const LIT = '#fff3';
export const BRICK = '#b9664c';
/** The depth of an arcade. */
export const HOLLOW = '#9a8f83';
