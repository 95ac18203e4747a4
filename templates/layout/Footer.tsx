import type { FooterModel } from '../model';
export function Footer({ home, company }: FooterModel) { return <a href={home}>{company}</a>; }
