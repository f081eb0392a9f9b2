import { html } from 'hono/html';
import { z } from 'zod';
import { listPage } from '../list-page.ts';
import type { RecordedEvent } from './recorded-events.ts';

const row = ({ number, at, name, apiKey, problem, content }: RecordedEvent) =>
  html`<tr>
    <td>${number}</td>
    <td><time datetime="${at}">${at.slice(11, 19)}</time></td>
    <td><code>${name}</code></td>
    <td><code>${apiKey ?? '–'}</code></td>
    <td>
      <details>
        <summary>
          ${problem === null ? '' : html`<strong class="problem">Refused.</strong> `}${summaryOf(content)}
        </summary>
        ${problem === null ? '' : html`<pre class="problem">${problem}</pre>`}
        <pre>${JSON.stringify(content, null, 2)}</pre>
      </details>
    </td>
  </tr>`;

const aboutSchema = z.object({
  klevu_term: z.string().optional(),
  klevu_keywords: z.string().optional(),
  klevu_categoryPath: z.string().optional(),
  klevu_bannerName: z.string().optional(),
  klevu_productName: z.string().optional(),
  klevu_productIds: z.string().optional(),
  event_data: z
    .object({
      list_name: z.string().optional(),
      items: z.array(z.object({ item_name: z.string() })).default([]),
    })
    .prefault({}),
});

/** The term, category, or list, and the products an event is about; otherwise the beginning of its JSON. */
function summaryOf(content: unknown): string {
  const about = aboutSchema.safeParse(content).data;
  const place =
    about?.klevu_term ?? about?.klevu_keywords ?? about?.klevu_categoryPath ?? about?.event_data.list_name;
  const names = about?.event_data.items.map(({ item_name }) => item_name).join(', ');
  const things = about?.klevu_bannerName ?? about?.klevu_productName ?? about?.klevu_productIds ?? names;
  const summary = [place, things].filter(Boolean).join(': ');
  return (summary === '' ? JSON.stringify(content) : summary).slice(0, 120);
}

/** Every event that arrived, the latest first. */
export const eventsPage = (events: readonly RecordedEvent[]) =>
  listPage({
    title: 'Search events',
    heading: 'What search was told',
    introduction: html`What shoppers searched for, saw, chose, and bought, as the shop reported it, the latest
      first. As JSON: <a href="/klevu/events.json">/klevu/events.json</a>`,
    columns: ['No.', 'Time (UTC)', 'Event', 'API key', 'Content'],
    rows: events.toReversed().map(row),
    nothing: 'Nothing yet. The shop reports nothing before a visitor agrees.',
  });
