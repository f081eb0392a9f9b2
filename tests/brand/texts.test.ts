// @vitest-environment node
import { expect, test } from 'vitest';
import { readTexts, textsIn } from '../../gatsby/read-texts.ts';
import { flatTexts } from '../../gatsby/texts.ts';
import type { Language } from '../../stores/types.ts';
import { brands } from './brands.ts';

test.each(brands)('every page of $name has every text, in whatever language it is', (brand) => {
  for (const { languages } of brand.storefronts) {
    const texts = readTexts({ languages, localize: (text) => text, brand });
    const keysIn = (language: Language) =>
      texts
        .filter((locale) => locale.language === language)

        .flatMap(({ ns }) => flatTexts(textsIn(texts, language, ns), `${ns}:`))
        .map(([key]) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
    const [first, ...others] = languages;
    for (const language of others) expect(new Set(keysIn(language))).toEqual(new Set(keysIn(first)));
    expect(keysIn(first).length).toBeGreaterThan(300);
  }
});
