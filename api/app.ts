import { type Context, Hono } from 'hono';
import { brand } from '../brands/api.ts';
import type { Language, Store } from '../stores/types.ts';
import type { Commerce } from '../commerce/commerce.ts';
import type { ShopEnvironment } from './context/environment.ts';
import { orderToldBy } from './cart/own-cart.ts';
import { grantAccess } from './http/cookies.server.ts';
import { clientAddressOf, networkOf, warnOfProxy } from './http/client-address.ts';
import { correlated, inRequestScope, waitUntil } from './http/request-scope.ts';
import { answerError, requestOf } from './http/error-answer.ts';
import { limitedBody, ownOriginOnly, plainPathsOnly } from './http/accepted-requests.ts';
import { countryOfRequest } from '../http/geo.ts';
import { languageOf } from './http/language.ts';
import { tracedRequests } from './http/measured-requests.ts';
import { isOverHttps, securityHeaders } from '../http/security-headers.ts';
import type { Log, RequestContext } from './context/request-context.ts';
import { withFields } from './pino-log.ts';
import type { Limits } from './context/limits.ts';
import { beginCounting, countedMailer, countedPayments, shopMetrics } from './context/shop-metrics.ts';
import { RateLimits } from './http/rate-limits.ts';
import type { RouteServices } from './http/route-services.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import type { Mailer } from './mail/send/mailer.ts';
import type { Newsletter } from './newsletter/service/newsletter.ts';
import { mailKinds } from './mail/templates/kinds.ts';
import type { Payments } from './adyen/payments.ts';
import { cartRoutes } from './routes/carts.ts';
import { eventRoutes } from './routes/events.ts';
import { fileRoutes } from './routes/files.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { offerRoutes } from './routes/offers.ts';
import { claimRoutes } from './routes/claims.ts';
import { customerServiceRoutes } from './routes/customer-service.ts';
import { operationRoutes } from './routes/operation.ts';
import { orderRoutes } from './routes/orders.ts';
import { paymentRoutes } from './routes/payments.ts';
import { questionRoutes } from './routes/questions.ts';
import { registrationRoutes } from './routes/registrations.ts';
import { restockRoutes } from './routes/restock.ts';
import { giftRoutes, returnRoutes } from './routes/returns.ts';
import { invitationRoutes, orderReviewRoutes, reviewRoutes } from './routes/reviews.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { isShopError, ShopError } from '../contract/shop-error.ts';
import type { Visitor } from '../contract/visitor.ts';

/** What a storefront's API and its sweeper work with. */
interface ShopServices {
  readonly environment: ShopEnvironment;
  readonly commerce: (language: Language) => Commerce;
  readonly payments: Payments;
  readonly mailer: Mailer;
  /** Null if the shop has nowhere to keep photographs. */
  readonly files: FileStorage | null;
  /** Null if the storefront has no newsletter. */
  readonly newsletter: Newsletter | null;
  readonly store: Store;
}

const contextWith = (
  { commerce, payments, mailer, ...services }: ShopServices,
  own: Pick<RequestContext, 'correlationId' | 'language' | 'log' | 'network'>,
): RequestContext => ({
  ...services,
  payments: countedPayments(payments),
  mailer: countedMailer(mailer),
  ...own,
  commerce: commerce(own.language),
  commerceIn: commerce,
});

/** What is worked with that no shopper asks for. */
export const ownContext = (services: ShopServices, log: Log, correlationId: string): RequestContext =>
  contextWith(services, { correlationId, log, network: null, language: services.store.languages[0] });

/**
 * The shop API: carts, checkout, payment, and orders over HTTP, as described in `contract/`. It is built on the Fetch
 * standard, so the same app runs on Node, on Netlify, and in tests.
 */
export function createShopApi(shop: ShopServices, log: Log, limits: Partial<Limits> = {}): Hono {
  const { environment, store } = shop;
  const rateLimits = new RateLimits({ ...environment.limits, ...limits }, environment.sessionSecrets);
  const logOf = (c: Context) => withFields(log, { correlationId: c.get('correlationId') });
  const services: RouteServices = {
    environment,
    contextOf(c) {
      const language = languageOf(c, store);
      const correlationId = c.get('correlationId');
      const address = clientAddressOf(c, environment.clientAddressHeader);
      const network = address === null ? null : networkOf(address);
      return contextWith(shop, { correlationId, network, log: logOf(c), language });
    },
    async limit(c, name, record) {
      const context = services.contextOf(c);
      const { network } = context;
      const subjects = [
        ...(network === null ? [] : [{ kind: 'network', id: network } as const]),
        ...(record === undefined || record === null ? [] : [{ kind: 'record', id: record } as const]),
      ];
      await rateLimits.count(context, name, subjects).catch((error: unknown) => {
        if (isShopError(error, 'TooManyRequests')) shopMetrics.limited().add(1, { limit: name });
        throw error;
      });
    },
  };
  beginCounting(Object.keys(mailKinds));
  const app = new Hono();
  app.onError((error, c) => {
    const orderNumber = orderToldBy(error);
    if (orderNumber !== null) grantAccess(c, 'order', orderNumber, environment.sessionSecrets);
    return answerError(error, c, logOf(c));
  });
  app.notFound((c) => answerError(new ShopError('NotFound', 'There is no such address'), c, logOf(c)));
  app.use(correlated);
  app.use(tracedRequests);
  app.use(warnOfProxy(environment.clientAddressHeader, log));
  app.use(inRequestScope);
  app.use(async (c, next) => {
    const begun = performance.now();
    await next();
    if (Math.random() >= environment.accessLog) return;
    const milliseconds = Math.round(performance.now() - begun);
    logOf(c).info('request', { request: requestOf(c), status: c.res.status, milliseconds });
  });
  app.use(async (c, next) => {
    await next();
    waitUntil(c, log.flush());
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language', { append: true });
    for (const [name, value] of Object.entries(securityHeaders(isOverHttps(c.req.raw))))
      c.header(name, value);
  });
  app.use(plainPathsOnly);
  // Its callers are no pages, and what they send is larger than what pages do.
  app.route('/api/events', eventRoutes(services));
  app.use(ownOriginOnly(shop));
  app.use(limitedBody);
  app.route('/api', operationRoutes(services));
  // What the host reports about a visitor. Nothing is stored.
  app.get('/api/visitor', (c) => c.json({ country: countryOfRequest(c.req.raw.headers) } satisfies Visitor));
  app.route('/api/carts', cartRoutes(services));
  app.route('/api/payments', paymentRoutes(services));
  app.route('/api/orders', orderRoutes(services));
  app.route('/api/orders', returnRoutes(services));
  app.route('/api/gifts', giftRoutes(services));
  app.route('/api', customerServiceRoutes(services));
  if ('claim' in store.paths) app.route('/api/claims', claimRoutes(services));
  if (brand.takesQuestions === true) app.route('/api/questions', questionRoutes(services));
  if ('review' in store.paths) {
    app.route('/api/orders', orderReviewRoutes(services));
    app.route('/api/reviews', reviewRoutes(services));
  }
  app.route('/api', offerRoutes(services));
  app.route('/api/review-invitations', invitationRoutes(services));
  app.route('/api/restock', restockRoutes(services));
  app.route('/api/newsletter', newsletterRoutes(services));
  app.route('/api/files', fileRoutes(services));
  app.route('/api/registrations', registrationRoutes(services));
  app.route('/api/webhooks', webhookRoutes(services));
  return app;
}
