import { escapeRegex, type NginxMap } from './nginx-syntax.ts';
import type { OrderedSource } from './order.ts';

/**
 * How long the answer for a path is kept, as at the edge: for an hour, or not at all where a source of the path, or of one
 * above it, depends on the country.
 */
export const keepingMap = (sources: readonly OrderedSource[]): NginxMap => ({
  variable: 'redirect_keeping',
  source: '$redirect_path',
  entries: [...new Set(sources.filter(dependsOnCountry).map(pathEntry))].map((entry) => [
    entry,
    'private, no-store',
  ]),
  otherwise: 'public, max-age=3600',
  about: 'The answer for one country must not be kept for another.',
});

/** The header of an answer; empty where nothing is redirected, which leaves it out. */
export const cacheMap: NginxMap = {
  variable: 'redirect_cache_control',
  source: '$redirect_target',
  entries: [['', '']],
  otherwise: '$redirect_keeping',
  about: 'Pages and files keep the headers they have.',
};

const dependsOnCountry = ({ rules }: OrderedSource): boolean => rules.some(({ conditions }) => conditions);

const pathEntry = ({ key, isPrefix }: OrderedSource): string =>
  isPrefix ? `~*^${escapeRegex(key)}(?:/|$)` : key === '' ? '/' : key;
