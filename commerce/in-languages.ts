import { brand } from '../brands/api.ts';
import { languagesOf } from '../stores/languages.ts';
import { languages } from '../stores/supported-languages.ts';

const known: ReadonlySet<string> = new Set([...languages, ...languagesOf(brand.storefronts)]);

/**
 * A resource whose texts are only in the languages that are wanted, where they are in one of them: those of a product in ten
 * languages are two thirds of it. A text is an object that has languages as its keys, and nothing else.
 */
export function inLanguages<Resource>(resource: Resource, wanted: ReadonlySet<string>): Resource {
  return trimmed(resource) as Resource;

  function trimmed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(trimmed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const isText = entries.every(([key]) => known.has(key));
    if (!isText) return Object.fromEntries(entries.map(([key, part]) => [key, trimmed(part)]));
    const kept = entries.filter(([key]) => wanted.has(key));
    return kept.length > 0 ? Object.fromEntries(kept) : value;
  }
}
