import { Hono } from 'hono';
import { ShopError } from '../../contract/shop-error.ts';
import { changeNotes } from '../events/build-state.ts';
import { changesPages } from '../events/catalogue-changes.ts';
import { jsonOf, notificationsIn, validationCodeIn } from '../events/notifications.ts';
import { isSender } from '../events/senders.ts';
import { bodyOfAtMost } from '../http/accepted-requests.ts';
import type { RouteServices } from '../http/route-services.ts';

/** In bytes: a batch of Event Grid, or the largest message of commercetools in Pub/Sub's envelope. */
const maxSize = 1024 * 1024;

/** Where Event Grid says that it sends from, when it asks whether it may; each of its clouds has a domain of its own. */
const eventGrid = /^([\w-]+\.)*eventgrid\.azure\.(net|com|us|cn)$/;

/**
 * What commercetools tells its subscriptions, from whichever service passes it on. All that follows is that the catalogue has
 * changed, and when; the sweeper does the rest. Whoever sends an event must be told within five seconds that it is kept, so
 * nothing else is done, and what does not concern the storefront is accepted: it would only be sent again.
 */
export function eventRoutes({ contextOf, environment }: RouteServices): Hono {
  const routes = new Hono();
  const { eventSenders: senders } = environment;
  const audience = `${environment.store.origin}/api/events`;
  const note = changeNotes();

  routes.use(async (c, next) => {
    if (senders.secrets.length === 0 && senders.account === null)
      throw new ShopError('NotFound', 'There is no such address');
    return next();
  });
  // The handshake of CloudEvents (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/http-webhook.md). It protects
  // others from deliveries that they did not ask for, and has no secret.
  routes.options('/', (c) => {
    const origin = c.req.header('WebHook-Request-Origin') ?? '';
    if (!eventGrid.test(origin)) throw new ShopError('ForbiddenOrigin', 'Only Event Grid is invited');
    return c.body(null, 200, { 'WebHook-Allowed-Origin': origin, 'WebHook-Allowed-Rate': '*' });
  });
  routes.use(async (c, next) => {
    const { log } = contextOf(c);
    if (await isSender(senders, c.req.header('Authorization') ?? '', audience, log)) return next();
    log.warn('an event came from a stranger');
    throw new ShopError(
      'ForbiddenOrigin',
      'Events are accepted only with the secret or token of their sender',
    );
  });
  routes.use(bodyOfAtMost(maxSize));
  routes.post('/', async (c) => {
    const context = contextOf(c);
    const body = jsonOf(await c.req.text());
    const validationCode = validationCodeIn(body);
    if (validationCode !== null) return c.json({ validationResponse: validationCode });
    const { projectKey } = environment.commercetools;
    const changes = notificationsIn(body).filter((each) => changesPages(each, projectKey, context.store));
    if (changes.length > 0) await note(context);
    return c.json({}, 202);
  });
  return routes;
}
