import { Hono } from 'hono';
import { html } from 'hono/html';
import { listPage } from './list-page.ts';

/** A build that a storefront's shop API has asked for. */
interface AskedBuild {
  readonly storefront: string;
  /** ISO 8601. */
  readonly askedAt: string;
}

const remembered = 100;

/**
 * A host's build hooks, one for each storefront: a POST is answered as Netlify and Cloudflare do, and remembered. Nothing is built
 * here: a person sees on the page that a host would.
 */
export function createBuilds() {
  let asked: AskedBuild[] = [];
  const app = new Hono();
  app.post('/builds/:storefront', (context) => {
    const build = { storefront: context.req.param('storefront'), askedAt: new Date().toISOString() };
    asked = [build, ...asked].slice(0, remembered);
    return context.json({});
  });
  app.get('/builds/asked.json', (context) => context.json(asked));
  app.get('/builds/', (context) =>
    context.html(
      listPage({
        title: 'Builds',
        introduction: html`Builds that the shop has asked its host for, because the catalogue has changed. A
        host would make them now; here, nobody does.`,
        columns: ['Storefront', 'Asked at'],
        nothing: 'No build was asked for.',
        rows: asked.map(({ storefront, askedAt }) => [storefront, askedAt]),
      }),
    ),
  );
  return { app, reset: () => void (asked = []) };
}
