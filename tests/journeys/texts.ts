import { readFileSync } from 'node:fs';
import type { Language } from '../../stores/types.ts';

/**
 * A text as shoppers of a language read it, from `locales/`: changing the texts breaks no journey.
 * @param name `namespace:path.of.the.text`
 * @throws Error if there is no such text.
 */
export function say(language: Language, name: string, values: Readonly<Record<string, string>> = {}): string {
  const [namespace = '', path = ''] = name.split(':');
  let found: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  for (const part of path.split('.')) {
    found =
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined;
  }
  if (typeof found !== 'string') throw new Error(`locales/${language} has no ${name}`);
  return found.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
