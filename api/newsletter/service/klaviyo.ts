import { z } from 'zod';
import { callOptions } from '../../../commerce/request-scope.ts';
import type { Answer, Newsletter } from './newsletter.ts';

/** The account and the list of a storefront's newsletter. */
export interface KlaviyoSettings {
  /** Without a trailing slash. */
  readonly url: string;
  /** Private: with the scopes `lists:write`, `profiles:write`, and `subscriptions:write`. */
  readonly apiKey: string;
  readonly listId: string;
}

/**
 * The version of the API that this is written for. Each works for a year, and for another one as deprecated
 * (https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy).
 */
export const revision = '2026-10-15';

/** JSON:API; requests of another type are refused. */
export const mediaType = 'application/vnd.api+json';

/** In milliseconds: nobody waits for it, and the sweeper has others to tell. */
const timeout = 5_000;

/** Within which the steady limit begins anew, in milliseconds: how long to wait if no answer says so. */
const usualPause = 60_000;
/** Nothing is put off for longer than an hour, whatever an answer says. */
const longestPause = 60 * 60_000;

/** https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling */
const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        code: z.string(),
        title: z.string().optional(),
        source: z.object({ pointer: z.string().optional() }).optional(),
      }),
    )
    .min(1),
});

/** How private keys are sent. */
export const klaviyoHeaders = ({ apiKey }: Pick<KlaviyoSettings, 'apiKey'>) => ({
  Accept: mediaType,
  Authorization: `Klaviyo-API-Key ${apiKey}`,
  revision,
});

/**
 * Klaviyo as the newsletter service, by its public API. Both calls are answered 202 with an empty body, and carried out a little later:
 *
 * - subscribes (https://developers.klaviyo.com/en/reference/bulk_subscribe_profiles), which also lifts an earlier unsubscription of the
 *   address. The shop has had it confirmed, so the list has to be one with single opt-in; from others, Klaviyo would ask once more.
 *   Without `historical_import`, so that flows which begin with "Added to list" do, and for which `consented_at` may not be sent.
 * - unsubscribes (https://developers.klaviyo.com/en/reference/bulk_unsubscribe_profiles) from all e-mail marketing, and removes from
 *   the list. An address that Klaviyo does not know would be stored there: only those are told that have been confirmed.
 *
 * One address with each call: in a larger job, one that is refused would have all of them refused.
 */
export function klaviyoNewsletter(settings: KlaviyoSettings): Newsletter {
  const relationships = { list: { data: { type: 'list', id: settings.listId } } };
  const send = (
    job: 'create' | 'delete',
    email: string,
    consent: string,
    attributes: object,
  ): Promise<Answer> => {
    const subscriptions = { email: { marketing: { consent } } };
    const profile = { type: 'profile', attributes: { email, subscriptions } };
    const type = `profile-subscription-bulk-${job}-job`;
    const data = { type, attributes: { ...attributes, profiles: { data: [profile] } }, relationships };
    return post(settings, `${type}s`, { data });
  };
  return {
    subscribe: ({ email, language, source }) =>
      send('create', email, 'SUBSCRIBED', { custom_source: `${source} (${language})` }),
    leave: (email) => send('delete', email, 'UNSUBSCRIBED', {}),
  };
}

async function post(settings: KlaviyoSettings, path: string, body: object): Promise<Answer> {
  const { signal, headers } = callOptions(timeout);
  try {
    const response = await fetch(`${settings.url}/api/${path}`, {
      method: 'POST',
      // A redirect is an answer like any other; workerd knows no `error`.
      redirect: 'manual',
      signal,
      headers: { ...headers, ...klaviyoHeaders(settings), 'Content-Type': mediaType },
      body: JSON.stringify(body),
    });
    return answerOf(response, await response.text());
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'no answer';
    // Otherwise, everybody whom the sweeper tells would wait for it once more.
    return { outcome: 'later', reason, pause: usualPause };
  }
}

/** What a person has to see to first: key, scopes, list, or a revision that is no longer served. */
const misconfigured: readonly number[] = [401, 403, 404, 405, 406, 410, 415];

function answerOf({ status, headers }: Response, text: string): Answer {
  if (status === 202) return { outcome: 'accepted' };
  const reason = `${status} ${reasonIn(text)}`.trim();
  if (status === 429) return { outcome: 'later', reason, pause: pauseOf(headers.get('Retry-After')) };
  if (misconfigured.includes(status)) return { outcome: 'misconfigured', reason };
  return { outcome: status === 400 || status === 422 ? 'refused' : 'later', reason };
}

/** Codes and places of its errors, without their details: these may quote the address. */
function reasonIn(text: string): string {
  const { data } = errorsSchema.safeParse(parsedJson(text));
  return (data?.errors ?? [])
    .map(({ code, source }) => `${code} ${source?.pointer ?? ''}`.trim())
    .join(', ')
    .slice(0, 200);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param retryAfter seconds, which is the only form that Klaviyo documents. */
function pauseOf(retryAfter: string | null): number {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return seconds === null ? usualPause : Math.min(Math.max(seconds, 1) * 1000, longestPause);
}
