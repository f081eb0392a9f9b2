import { z } from 'zod';

/** A call of the shop API to one of its services. */
export interface Call {
  readonly service: 'commercetools' | 'adyen';
  readonly method: string;
  /** Below the service's root, e.g. `carts/{id}` for a cart. */
  readonly path: string;
  /** What it is about: names of update actions, or nothing. */
  readonly actions: readonly string[];
  readonly url: string;
  readonly body: string;
}

const updateSchema = z.looseObject({ actions: z.array(z.looseObject({ action: z.string() })) });

function actionsOf(body: string): string[] {
  if (!body.startsWith('{')) return [];
  const parsed = updateSchema.safeParse(JSON.parse(body));
  return parsed.success ? parsed.data.actions.map(({ action }) => action) : [];
}

/** Reads what a request to the sandbox is about; null if it goes elsewhere. */
export function callOf(url: string, { method = 'GET', body }: RequestInit): Call | null {
  const { pathname } = new URL(url);
  const [, service, rest = ''] = /^\/(commercetools|adyen)\/(.*)$/.exec(pathname) ?? [];
  if (service !== 'commercetools' && service !== 'adyen') return null;
  // The bank and its pages are no calls of the shop.
  if (service === 'adyen' && !rest.startsWith('v72/')) return null;
  const [, ...parts] = rest.split('/');
  const path = parts.map((part) => (/^[0-9a-f-]{36}$|^[0-9A-Z]{16}$/.test(part) ? '{id}' : part)).join('/');
  const text =
    typeof body === 'string' ? body : body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
  return { service, method, path, url, body: text, actions: actionsOf(text) };
}

/** One line for a trace. */
export function inWords({ service, method, path, actions, body }: Call): string {
  const what = actions.length > 0 ? ` [${actions.join(', ')}]` : '';
  const state = /"state":"(\w+)"/.exec(body)?.[1];
  return `${service} ${method} ${path}${what}${state === undefined ? '' : ` ${state}`}`;
}

export const isWrite = ({ method, path }: Call): boolean => method !== 'GET' && !path.startsWith('token');
/** Cancels, captures, refunds, and reversals. */
export const isModification = ({ service, path }: Call): boolean =>
  service === 'adyen' && /\/(cancels|captures|refunds|reversals)$/.test(path);
