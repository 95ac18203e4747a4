import { hydrating } from '../hydrate';
import { PromotionForm } from '../Promotion';
import { looks } from '../forms/looks';

export const hydrate = hydrating(PromotionForm, looks);
