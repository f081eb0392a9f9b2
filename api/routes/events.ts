import { Hono } from 'hono';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { shopMetrics } from '../context/shop-metrics.ts';
import { changeNotes } from '../events/build-state.ts';
import { changesPages } from '../events/catalogue-changes.ts';
import { changedOrders } from '../events/order-changes.ts';
import { jsonOf, notificationsIn, validationCodeIn } from '../events/notifications.ts';
import { isSender } from '../events/senders.ts';
import { bodyOfAtMost } from '../http/accepted-requests.ts';
import type { RouteServices } from '../http/route-services.ts';
import { workOnOrder } from '../orders/work-on-order.ts';

/** In bytes: a batch of Event Grid, or the largest message of commercetools in Pub/Sub's envelope. */
const maxSize = 1024 * 1024;

/** Where Event Grid says that it sends from, when it asks whether it may; each of its clouds has a domain of its own. */
const eventGrid = /^([\w-]+\.)*eventgrid\.azure\.(net|com|us|cn)$/;

/** Messages about orders that a process works on at the same time; senders deliver what is more again, and more slowly. */
const maxOrders = 16;
/** When to deliver an event again, in seconds. */
const retryAfter = '10';

/**
 * What commercetools tells its subscriptions, from whichever service passes it on. That the catalogue has changed is only noted,
 * for the sweeper. What an order needs is done before the answer: if it cannot be finished, the event is refused, and the
 * service in between, which is a queue, delivers it again. What does not concern the storefront is accepted.
 */
export function eventRoutes({ contextOf, environment }: RouteServices): Hono {
  const routes = new Hono();
  const { eventSenders: senders } = environment;
  const audience = `${environment.store.origin}/api/events`;
  const note = changeNotes();
  let atWork = 0;
  /** The latest work on each order: one change leads to several messages, and those wait for each other. */
  const latest = new Map<string, Promise<boolean>>();
  /** Whether nothing is left to do for an order. */
  const isFinished = async (context: RequestContext, orderNumber: string): Promise<boolean> => {
    if (atWork >= maxOrders) return false;
    atWork += 1;
    const before = latest.get(orderNumber) ?? Promise.resolve();
    const work = before.then(() => workOnOrder(context, orderNumber));
    latest.set(orderNumber, work);
    const isDone = await work;
    if (latest.get(orderNumber) === work) latest.delete(orderNumber);
    atWork -= 1;
    return isDone;
  };

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
    shopMetrics.messages().add(1, { outcome: 'stranger' });
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
    const notifications = notificationsIn(body);
    const isNews = notifications.some((each) => changesPages(each, projectKey, context.store));
    if (isNews) await note(context);
    const orders = changedOrders(notifications, projectKey, context.store.id);
    let isDone = true;
    for (const orderNumber of orders) isDone = (await isFinished(context, orderNumber)) && isDone;
    const done = isNews || orders.size > 0 ? 'done' : 'ignored';
    shopMetrics.messages().add(1, { outcome: isDone ? done : 'deferred' });
    if (!isDone) return c.body(null, 503, { 'Retry-After': retryAfter });
    return c.json({}, 202);
  });
  return routes;
}
