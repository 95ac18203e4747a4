import { looks } from '../forms/looks';
import { hydrating } from '../hydrate';
import { PromotionForm } from '../Promotion';

export const hydrate = hydrating(PromotionForm, looks);
