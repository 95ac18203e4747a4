// The band that holds the cost estimator: its headings stand here, the rest is an island.
import { line, link, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const estimatorSchema = sectionSchema('estimator', {
  title: line,
  /** The second heading, beside the title. */
  subtitle: line,
  lede: paragraph,
  /** Leads from the estimate to the form, with a sentence under it. */
  quote: link,
  quoteNote: line,
});
