import type { BrowserOptions, Event } from '@sentry/gatsby';
import { scrubData, scrubText } from './scrub-text.ts';

/**
 * An event of the SDK without anything that identifies a visitor: no user, no headers and cookies, no personal data in
 * messages, addresses, and data. What Sentry needs to find source maps and to group events stays as it is.
 * @param typed as for `scrubText`.
 */
export function scrubEvent<Kind extends Event>(event: Kind, typed: readonly string[]): Kind {
  const clean = <Value>(value: Value): Value => scrubData(value, typed) as Value;
  const { user: _user, server_name: _server, request, exception, contexts, ...rest } = event;
  const { message, transaction, breadcrumbs, extra, tags } = rest;
  const { trace, ...otherContexts } = contexts ?? {};
  return {
    ...(rest as Kind),
    ...clean({ message, transaction, breadcrumbs, extra, tags }),
    request: request && { url: clean(request.url) },
    exception: exception && {
      values: exception.values?.map((thrown) => ({ ...thrown, value: clean(thrown.value) })),
    },
    contexts: { ...clean(otherContexts), trace: trace && { ...trace, data: clean(trace.data) } },
  };
}

/** A part of a measured page load. */
type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

export function scrubSpan(span: Span, typed: readonly string[]): Span {
  return {
    ...span,
    name: scrubText(span.name, typed),
    attributes: scrubData(span.attributes, typed) as Span['attributes'],
  };
}
