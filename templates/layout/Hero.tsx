import type { HeroModel } from '../model';
export function Hero({ title }: HeroModel) { return <section data-section="hero"><h1>{title}</h1></section>; }
