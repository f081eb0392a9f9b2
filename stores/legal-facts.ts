import { defaultLanguageOf } from './languages.ts';
import type { Language, LegalFact, Store } from './types.ts';

/** What a storefront publishes about itself by law (`Store.legalFacts`), as a list in Markdown; empty if it is nothing. */
export function legalFactsText(store: Pick<Store, 'legalFacts' | 'languages'>, language: Language): string {
  const inLanguage = (texts: LegalFact['name']) => texts[language] ?? texts[defaultLanguageOf(store)] ?? '';
  return (store.legalFacts ?? [])
    .map(({ name, value }) => {
      const words = typeof value === 'string' ? value : inLanguage(value);
      return `- **${inLanguage(name)}:** ${words}`;
    })
    .join('\n');
}
