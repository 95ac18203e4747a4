// The way between a visitor and the site: through, or into one of the faults that were drawn. What is under way is known, for the
// page's clock must not run while something comes.
import type { BrowserContext, Request, Route } from 'playwright';
import { later } from '../setup';
import type { Chunk, ChunkFault, Fault } from './plan';

export interface Way {
  /** What becomes of the next requests to the store, in this order; those after them get through. */
  faults: Fault[];
  chunkFaults: Map<Chunk, ChunkFault>;
  /** Something is under way, to the store or from the site, and not for ever. */
  isBusy(): boolean;
  /** Whatever waits for ever is let go. */
  release(): void;
  /** Until nothing is left that could still reach the store. */
  end(): Promise<void>;
}

export async function watchWay(context: BrowserContext): Promise<Way> {
  const { promise: released, resolve: release } = later();
  const { promise: codeReleased, resolve: releaseCode } = later();
  const underWay = new Set<Promise<unknown>>();
  const through = new Set<Request>();
  const faults: Fault[] = [];
  const chunkFaults = new Map<Chunk, ChunkFault>();

  /** A page that has been left takes no answer. */
  function during(act: Promise<unknown>): Promise<unknown> {
    const done = act.catch(() => {}).finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  }

  // Whatever a page needs: code, sheets, pictures.
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) through.add(request);
  });
  context.on('requestfinished', (request) => through.delete(request));
  context.on('requestfailed', (request) => through.delete(request));
  // What a page that is left still asked for is nobody's any more.
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      for (const request of through) if (request.frame() === frame) through.delete(request);
    }),
  );
  await context.route('**/rest/v1/*', async (route) => {
    const fault = faults.shift();
    if (fault === undefined) through.add(route.request());
    await during(meet(route, fault));
    if (fault === 'no answer, and nothing stored' || fault === 'stored, and no answer') {
      await released;
      await route.abort().catch(() => {});
    }
  });
  await context.route(/\/assets\/(contact|promotion|hydrate|onPage|toasts)-[^/]*\.js$/, async (route) => {
    const chunk = /assets\/(\w+)-/.exec(route.request().url())?.[1] as Chunk;
    const fault = chunkFaults.get(chunk);
    chunkFaults.delete(chunk);
    if (fault === 'late') {
      through.delete(route.request());
      await codeReleased;
      through.add(route.request());
    }
    await during(fault === 'broken off' ? route.abort() : route.continue());
  });

  return {
    faults,
    chunkFaults,
    isBusy: () => underWay.size + through.size > 0,
    release: releaseCode,
    async end() {
      release();
      releaseCode();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** What is stored is stored when this is over, whatever the page hears of it. */
async function meet(route: Route, fault: Fault | undefined): Promise<void> {
  switch (fault) {
    case undefined:
      return route.continue();
    case 'an error page, status 500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
    case 'too many from one place, status 429':
      return route.fulfill({ status: 429, json: { code: 'PT429', message: 'Too many' } });
    case 'no permission, status 403':
      return route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } });
    case 'a value that is not taken, status 400':
      return route.fulfill({ status: 400, json: { code: '23514', message: 'violates check constraint' } });
    case 'no backend behind the gateway, status 503':
      return route.fulfill({ status: 503, body: '' });
    case 'a page that says all is well, status 200':
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' });
    case 'an empty 404':
      return route.fulfill({ status: 404, body: '' });
    case 'broken off before it arrives':
      return route.abort('connectionreset');
    case 'stored, and the answer broken off':
      await route.fetch();
      return route.abort('connectionreset');
    case 'stored, and no answer':
      await route.fetch();
      return;
    case 'no answer, and nothing stored':
      return;
  }
}
