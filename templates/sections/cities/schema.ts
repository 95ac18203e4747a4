// The cities of a county, as the county's file lists them; one with a page of its own is a link to it (D3).
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const citiesSchema = sectionSchema('cities', { title: line, lede: paragraph.optional() });
