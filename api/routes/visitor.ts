import { Hono } from 'hono';
import type { Visitor } from '../../contract/visitor.ts';
import { countryOfRequest } from '../http/geo.ts';

/** What the edge knows about a visitor without asking: the country the request came from. Nothing is stored. */
export function visitorRoutes(): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ country: countryOfRequest(c.req.raw.headers) } satisfies Visitor));
  return routes;
}
