import type { PromotionModel } from '../model';
export function Promotion({ title }: PromotionModel) { return <dialog><h2>{title}</h2></dialog>; }
