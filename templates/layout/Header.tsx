import type { HeaderModel } from '../model';
export function Header({ home, company }: HeaderModel) { return <a href={home}>{company}</a>; }
