import type { Breadcrumb, BrowserOptions, Event } from '@sentry/gatsby';
import { scrubData, scrubText } from './scrub-text.ts';

/**
 * An event of the SDK without anything that identifies a visitor: no user, no headers and cookies, no personal data in
 * messages, addresses, and data. What Sentry needs to find source maps and to group events stays as it is.
 * @param typed as for `scrubText`.
 */
export function scrubEvent<Kind extends Event>(event: Kind, typed: readonly string[] = []): Kind {
  const text = (value: string) => scrubText(value, typed);
  const data = <Value>(value: Value): Value => scrubData(value, typed) as Value;
  const { request, breadcrumbs, exception, contexts, extra, tags, ...rest } = event;
  delete rest.user;
  delete rest.server_name;
  const { trace, ...otherContexts } = contexts ?? {};
  return {
    ...(rest as Kind),
    ...(rest.message !== undefined && { message: text(rest.message) }),
    ...(rest.transaction !== undefined && { transaction: text(rest.transaction) }),
    ...(request?.url !== undefined && { request: { url: text(request.url) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map((crumb) => scrubBreadcrumb(crumb, typed)) }),
    ...(exception?.values && {
      exception: {
        values: exception.values.map((thrown) => ({
          ...thrown,
          ...(thrown.value !== undefined && { value: text(thrown.value) }),
        })),
      },
    }),
    contexts: {
      ...data(otherContexts),
      ...(trace && { trace: { ...trace, ...(trace.data && { data: data(trace.data) }) } }),
    },
    ...(extra && { extra: data(extra) }),
    ...(tags && { tags: data(tags) }),
  };
}

export function scrubBreadcrumb(crumb: Breadcrumb, typed: readonly string[] = []): Breadcrumb {
  return {
    ...crumb,
    ...(crumb.message !== undefined && { message: scrubText(crumb.message, typed) }),
    ...(crumb.data && { data: scrubData(crumb.data, typed) as NonNullable<Breadcrumb['data']> }),
  };
}

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

export function scrubSpan(span: Span, typed: readonly string[] = []): Span {
  return {
    ...span,
    name: scrubText(span.name, typed),
    attributes: scrubData(span.attributes, typed) as Span['attributes'],
  };
}
