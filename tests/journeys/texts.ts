import { readTexts, textsIn } from '../../gatsby/read-texts.ts';
import { flatTexts } from '../../gatsby/texts.ts';
import type { Language } from '../../stores/types.ts';

/**
 * A text as shoppers of a language read it, from `locales/` or the brand's `texts/`: changing the texts breaks no journey.
 * @param name `namespace:path.of.the.text`
 * @throws Error if there is no such text.
 */
export function textIn(
  language: Language,
  name: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [namespace = '', path = ''] = name.split(':');
  const texts = readTexts({ languages: [language], localize: (text) => text });
  const found = new Map(flatTexts(textsIn(texts, language, namespace))).get(path);
  if (found === undefined) throw new Error(`There is no text ${name} in ${language}.`);
  return found.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
