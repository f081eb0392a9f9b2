import type { Language } from '../../stores/types.ts';

/** A text in a language, else in English, which every text has, else in whatever there is; empty without any. */
export function localized(
  texts: { readonly [language: string]: string } | undefined,
  language: Language,
): string {
  return texts?.[language] ?? texts?.['en'] ?? Object.values(texts ?? {})[0] ?? '';
}
