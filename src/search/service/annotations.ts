import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { objectIn, textIn, textsIn } from './json-fields.ts';
import type { SearchIndex } from './search-configuration.ts';
import type { Annotations, AnnotationRequest } from './search-port.ts';

/** What the service understands of a term, given a product it was searched for. */
export async function loadAnnotations(
  index: SearchIndex,
  { term, title, category, language, signal }: AnnotationRequest,
): Promise<Annotations> {
  const query = new URLSearchParams({ query: term, title, category, languageCode: language });
  const { annotations: address } = searchEndpoints(index);
  const { annotations } = await fetchJson(`${address}?${query.toString()}`, { signal });
  const read = objectIn(annotations);
  return { fullTerm: textIn(read?.['fullTerm']) ?? term, subjects: textsIn(read?.['subjects']) };
}
