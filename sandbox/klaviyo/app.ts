import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { z } from 'zod';
import { listPage } from '../list-page.ts';
import { postsTo } from '../posts-to.ts';
import { createLimits, failureOf, klaviyoFaultSchema, noFault } from './failures.ts';
import { onsiteScript } from './onsite-script.ts';
import { invalid, type KlaviyoError, subscribeSchema, unsubscribeSchema } from './requests.ts';

/** What a shop has configured in its Klaviyo account. */
export interface KlaviyoSeed {
  /** A private key with the scopes that its calls need. */
  readonly apiKey: string;
  /** The public key (site ID), six characters. */
  readonly companyId: string;
  readonly listId: string;
  /** Of the list; single if omitted. With double opt-in, nobody is subscribed here: they would have to confirm an e-mail of Klaviyo's. */
  readonly optIn?: 'single_opt_in' | 'double_opt_in';
}

/** Somebody whom Klaviyo knows, by the e-mail address. */
interface Profile {
  readonly email: string;
  readonly consent: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  readonly source: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

const mediaType = 'application/vnd.api+json';

/** The revisions that are served this year and, as deprecated, from the year before (https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy). */
const oldestRevision = '2025-01-15';

/**
 * A stand-in for Klaviyo: the two jobs by which a shop subscribes and unsubscribes somebody, a list as its API describes it, the script
 * for pages, and a page that shows who gets the newsletter. To be mounted at `/klaviyo`.
 */
export function createKlaviyo({ apiKey, companyId, listId, optIn = 'single_opt_in' }: KlaviyoSeed) {
  const profiles = new Map<string, Profile>();
  let fault = noFault;
  let overLimit = createLimits();
  const app = new Hono();
  const control = new Hono();
  postsTo(control)('/faults', klaviyoFaultSchema, (next) => void (fault = next));

  app.use('/api/*', asDocumented(apiKey), async (context, next) => {
    const failure = overLimit() ?? failureOf(fault);
    return failure ? refuse(context, failure.error, failure.headers) : next();
  });
  const job = <Body extends z.infer<typeof subscribeSchema | typeof unsubscribeSchema>>(
    path: string,
    schema: z.ZodType<Body>,
  ) =>
    app.post(path, async (context) => {
      const body = schema.safeParse(await context.req.json().catch(() => null));
      if (!body.success) return refuse(context, invalid(body.error));
      const { attributes, relationships } = body.data.data;
      if (relationships.list.data.id !== listId)
        return refuse(context, noSuchList(relationships.list.data.id));
      const changedAt = new Date().toISOString();
      const source = 'custom_source' in attributes ? (attributes.custom_source as string) : null;
      const asksAgain = optIn === 'double_opt_in' && path.includes('-create-');
      for (const { attributes: profile } of asksAgain ? [] : attributes.profiles.data) {
        const { email, subscriptions } = profile;
        profiles.set(email, { email, consent: subscriptions.email.marketing.consent, source, changedAt });
      }
      return context.body(null, 202);
    });
  job('/api/profile-subscription-bulk-create-jobs', subscribeSchema);
  job('/api/profile-subscription-bulk-delete-jobs', unsubscribeSchema);
  app.get('/api/lists/:id', (context) => {
    const id = context.req.param('id');
    if (id !== listId) return refuse(context, noSuchList(id));
    const data = { type: 'list', id, attributes: { name: 'Newsletter', opt_in_process: optIn } };
    return context.json({ data }, 200, { 'Content-Type': mediaType });
  });

  app.get('/onsite/js/:company/klaviyo.js', (context) =>
    context.req.param('company') === companyId
      ? context.body(onsiteScript, 200, { 'Content-Type': 'application/javascript; charset=utf-8' })
      : context.text('Not found', 404),
  );
  app.get('/profiles.json', (context) => context.json([...profiles.values()]));
  app.get('/profiles/', (context) => context.html(profilesPage([...profiles.values()])));
  const reset = () => {
    profiles.clear();
    fault = noFault;
    overLimit = createLimits();
  };
  return { app, control, reset };
}

/** Everything that is checked before a body is read. */
const asDocumented =
  (apiKey: string): MiddlewareHandler =>
  (context, next) => {
    const { req } = context;
    const error = (status: KlaviyoError['status'], code: string, detail: string) =>
      Promise.resolve(refuse(context, { status, code, title: detail, detail }));
    const revision = req.header('revision') ?? '';
    if (req.header('Authorization') !== `Klaviyo-API-Key ${apiKey}`)
      return error(401, 'not_authenticated', 'Missing or invalid private key.');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(revision))
      return error(400, 'invalid_revision', 'A revision is required.');
    if (revision < oldestRevision) return error(410, 'retired_revision', 'This revision has been retired.');
    if (req.method === 'POST' && req.header('Content-Type') !== mediaType)
      return error(415, 'unsupported_media_type', `Send ${mediaType}.`);
    return next();
  };

const refuse = (
  context: Context,
  { status, code, title, detail, pointer }: KlaviyoError,
  headers: Readonly<Record<string, string>> = {},
) => {
  const source = pointer === undefined ? {} : { pointer };
  const errors = [{ id: randomUUID(), status, code, title, detail, source, links: {}, meta: {} }];
  return context.json({ errors }, status, { 'Content-Type': mediaType, ...headers });
};

const noSuchList = (id: string): KlaviyoError => ({
  status: 404,
  code: 'not_found',
  title: 'Not found.',
  detail: `A list with id ${id} does not exist.`,
  pointer: '/data/relationships/list/data/id',
});

const profilesPage = (profiles: readonly Profile[]) =>
  listPage({
    title: 'Newsletter',
    introduction: html`Who has confirmed the newsletter or left it, as Klaviyo knows it. No issue is ever
      sent. As JSON: <a href="/klaviyo/profiles.json">/klaviyo/profiles.json</a>`,
    columns: ['Address', 'Consent', 'Source', 'Changed at'],
    nothing: 'Nobody has confirmed the newsletter.',
    rows: profiles.map(({ email, consent, source, changedAt }) => [email, consent, source ?? '', changedAt]),
  });
