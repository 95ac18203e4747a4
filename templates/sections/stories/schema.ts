// What customers said, on the gold band, with three figures that sum it up. Nobody has said anything yet: no section.
import { z } from 'zod';
import { line, paragraph, stat } from '../../fields';
import { sectionSchema } from '../schema';

export const storiesSchema = sectionSchema('stories', { title: line, lede: paragraph.optional(), figures: z.array(stat).length(3) });
