// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import type { Language } from '../../stores/types.ts';
import type { SharedData } from './shared-data.ts';
import { TextsProvider } from './texts-provider.tsx';
import { useLanguage } from './use-locale.ts';

/** A frame around pages: it shows texts, and what it remembers since it first appeared. */
function Frame() {
  const { t } = useTranslation(['translation', 'product']);
  const language = useLanguage();
  const [since] = useState(language);
  return (
    <ul>
      <li>{t('skipToContent')}</li>
      <li>{t('colors', { count: 1 })}</li>
      <li>{t('colors', { count: 2 })}</li>
      <li>{t('price.from', { price: '<5 & up>' })}</li>
      <li>{t('about', { ns: 'product' })}</li>
      <li>
        {language} since {since}
      </li>
    </ul>
  );
}
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

const pageOf = (language: Language, texts: Readonly<Record<string, object>>) => (
  <TextsProvider language={language} texts={texts as unknown as SharedData['texts']}>
    <Frame />
  </TextsProvider>
);

const translation = {
  skipToContent: 'Skip',
  colors_one: '{{count}} color',
  colors_other: '{{count}} colors',
  price: { from: 'From {{price}}' },
};
const swedish = {
  skipToContent: 'Hoppa',
  colors_one: '{{count}} färg',
  colors_other: '{{count}} färger',
  price: { from: 'Från {{price}}' },
};

test('product 3.6: a page’s texts are there with its first render: with plurals and values, and not escaped twice', () => {
  render(pageOf('en', { translation }));
  expect(said()).toEqual(['Skip', '1 color', '2 colors', 'From <5 & up>', 'about', 'en since en']);
});

test('a page in another language has its texts; the frame around pages stays mounted', () => {
  const { rerender } = render(pageOf('en', { translation, product: { about: 'About it' } }));
  rerender(pageOf('sv', { translation: swedish, product: { about: 'Om den' } }));
  expect(said()).toEqual(['Hoppa', '1 färg', '2 färger', 'Från <5 & up>', 'Om den', 'sv since en']);
});
