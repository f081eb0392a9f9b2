import { html } from 'hono/html';
import { listPage } from '../list-page.ts';
import type { Arrival } from './arrivals.ts';
import type { Violation } from './security-report.ts';

const services = { sentry: 'Sentry', 'tag-manager': 'Tag manager' } as const;

const row = ({ number, service, kind, at, content }: Arrival) =>
  html`<tr>
    <td>${number}</td>
    <td><time datetime="${at}">${at.slice(11, 19)}</time></td>
    <td>${services[service]}</td>
    <td><code>${kind}</code></td>
    <td>
      <details>
        <summary>${summaryOf(content)}</summary>
        <pre>${JSON.stringify(content, null, 2)}</pre>
      </details>
    </td>
  </tr>`;

/** The thrown error's message, the products of an event, what a page was kept from, or the beginning of the JSON. */
function summaryOf(content: unknown): string {
  const { exception, ecommerce, directive, blocked, page } = Object(content) as Partial<Violation> & {
    readonly exception?: { readonly values?: readonly { readonly type?: string; readonly value?: string }[] };
    readonly ecommerce?: { readonly items?: readonly { readonly item_name?: string }[] };
  };
  const thrown = exception?.values?.at(-1);
  if (thrown) return `${thrown.type ?? 'Error'}: ${thrown.value ?? ''}`;
  if (directive !== undefined) return `${directive} refused ${blocked ?? ''} on ${page ?? ''}`;
  const names = ecommerce?.items?.map(({ item_name }) => item_name) ?? [];
  return (names.join(', ') || JSON.stringify(content)).slice(0, 120);
}

/** Everything that arrived, the latest first. */
export const arrivalsPage = (arrivals: readonly Arrival[]) =>
  listPage({
    title: 'Telemetry',
    heading: 'What arrived',
    introduction: html`Errors that the shop reported, and what it told the tag manager, the latest first. As
      JSON: <a href="/telemetry/arrivals">/telemetry/arrivals</a>`,
    columns: ['No.', 'Time (UTC)', 'Service', 'Kind', 'Content'],
    rows: arrivals.toReversed().map(row),
    nothing: 'Nothing yet. The tag manager hears nothing before a visitor agrees.',
  });
