import type { Language } from '../../stores/types.ts';

/**
 * A text in the language, otherwise in English (which every text has), otherwise in any language; empty if there is
 * none.
 */
export function localized(
  texts: { readonly [language: string]: string } | undefined,
  language: Language,
): string {
  return texts?.[language] ?? texts?.['en'] ?? Object.values(texts ?? {})[0] ?? '';
}
