import type { Language } from '../../stores/types.ts';
import type { ContentDocument } from './read-content.ts';

/** Recalls as a Markdown list of links to their pages, the latest first. */
export function recallList(documents: readonly ContentDocument[], language: Language): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return documents
    .flatMap(({ key, title, description, recall }) =>
      recall ? [{ key, title, description, recalledOn: recall.recalledOn }] : [],
    )
    .toSorted((one, other) => other.recalledOn.localeCompare(one.recalledOn))
    .map(
      ({ key, title, description, recalledOn }) =>
        `- **[${title}](page:${key})**<br>${date.format(new Date(recalledOn))}<br>${description}`,
    )
    .join('\n');
}
