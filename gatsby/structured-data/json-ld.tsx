import type { ComponentProps, ReactElement } from 'react';
import type { Graph, Thing } from 'schema-dts';

/**
 * What a page tells search engines about itself, as a block of data (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents).
 * It is only in the HTML: no script of a page reads it.
 * @returns null for a page with nothing to tell.
 */
export function jsonLd(things: readonly Thing[]): ReactElement<ComponentProps<'script'>> | null {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script key="json-ld" type="application/ld+json" dangerouslySetInnerHTML={{ __html: inHtml(graph) }} />
  );
}

/** JSON that neither ends the element nor begins a comment in it, whatever a text contains. */
const inHtml = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
