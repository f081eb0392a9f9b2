import { html } from 'hono/html';
import type { Arrival } from './arrivals.ts';

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

/** The thrown error's message, the products of an event, or the beginning of the JSON. */
function summaryOf(content: unknown): string {
  const { exception, ecommerce } = Object(content) as {
    readonly exception?: { readonly values?: readonly { readonly type?: string; readonly value?: string }[] };
    readonly ecommerce?: { readonly items?: readonly { readonly item_name?: string }[] };
  };
  const thrown = exception?.values?.at(-1);
  if (thrown) return `${thrown.type ?? 'Error'}: ${thrown.value ?? ''}`;
  const names = ecommerce?.items?.map(({ item_name }) => item_name) ?? [];
  return (names.join(', ') || JSON.stringify(content)).slice(0, 120);
}

/** Everything that arrived, the latest first. */
export const arrivalsPage = (arrivals: readonly Arrival[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Telemetry – Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            font: 1rem/1.5 system-ui;
            max-width: 75rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          .wide {
            overflow-x: auto;
          }
          td,
          th {
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: left;
            vertical-align: top;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>What arrived</h1>
        <p>
          Errors that the shop reported, and what it told the tag manager, the latest first. As JSON:
          <a href="/telemetry/arrivals">/telemetry/arrivals</a>
        </p>
        ${
          arrivals.length === 0
            ? html`<p>Nothing yet. The tag manager hears nothing before a visitor agrees.</p>`
            : html`<div class="wide">
                <table>
                  <thead>
                    <tr>
                      ${['No.', 'Time (UTC)', 'Service', 'Kind', 'Content'].map(
                        (head) => html`<th scope="col">${head}</th>`,
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    ${arrivals.toReversed().map(row)}
                  </tbody>
                </table>
              </div>`
        }
      </body>
    </html>`;
