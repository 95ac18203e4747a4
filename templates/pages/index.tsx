// The content of a page, by what it is.
import type { PageContent } from '../model';
import { Landing } from './Landing';
import { NotFound } from './NotFound';
import { Prose } from './Prose';
import { ServerError } from './ServerError';

export function PageBody({ content }: { content: PageContent }) {
  switch (content.type) {
    case 'landing':
      return <Landing {...content} />;
    case 'prose':
      return <Prose {...content} />;
    case 'notFound':
      return <NotFound {...content} />;
    case 'serverError':
      return <ServerError {...content} />;
  }
}
