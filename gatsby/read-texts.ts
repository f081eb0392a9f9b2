import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../stores/types.ts';
import type { Say } from './say.ts';
import { completeTexts, groundLanguagesOf, type Texts } from './texts.ts';

/** Which texts of `locales/` are read. */
export interface TextSource {
  /** `locales/`. */
  readonly folder: string;
  readonly language: Language;
  /** Those of the storefront, the default first. */
  readonly languages: readonly Language[];
  readonly say: Say;
}

/** A namespace for what is made before any page; a missing text is that of the default language, or else English. */
export async function readTexts(
  ns: string,
  { folder, language, languages, say }: TextSource,
): Promise<Texts> {
  const read = async (one: Language) => ({
    language: one,
    ns,
    data: await readFile(join(folder, one, `${ns}.json`), 'utf8'),
  });
  const grounds = await Promise.all(groundLanguagesOf(languages).map(read));
  return JSON.parse(completeTexts(await read(language), grounds, say)) as Texts;
}

/** The same `t` that pages use, for the namespace that all of them share. */
export async function readTranslation(source: TextSource): Promise<TFunction> {
  const i18n = createInstance();
  const texts = await readTexts('translation', source);
  return i18n.init({
    lng: source.language,
    resources: { [source.language]: { translation: texts } },
    interpolation: { escapeValue: false },
  });
}
