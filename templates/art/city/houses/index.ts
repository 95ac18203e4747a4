// The houses of the county, two of each type: towns that share a type get one each.
import type { DrawHouse } from '../house';
import { bungalow } from './bungalow';
import { estate } from './estate';
import { lake } from './lake';
import { midcentury } from './midcentury';
import { mobile } from './mobile';
import { ranch } from './ranch';
import { shingle } from './shingle';
import { spanish } from './spanish';
import { tract } from './tract';

export const HOUSE_TYPES = ['midcentury', 'ranch', 'bungalow', 'tract', 'mobile', 'lake', 'spanish', 'estate', 'shingle'] as const;
export type HouseType = (typeof HOUSE_TYPES)[number];

export const HOUSES: Record<HouseType, readonly [DrawHouse, DrawHouse]> = {
  midcentury,
  ranch,
  bungalow,
  tract,
  mobile,
  lake,
  spanish,
  estate,
  shingle,
};
