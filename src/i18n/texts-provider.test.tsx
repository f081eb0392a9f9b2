// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { type PageTexts, TextsProvider } from './texts-provider.tsx';

function Probe() {
  const { t } = useTranslation(['common', 'product']);
  return (
    <ul>
      <li>{t('skipToContent')}</li>
      <li>{t('colors', { count: 1 })}</li>
      <li>{t('colors', { count: 2 })}</li>
      <li>{t('price.from', { price: '<5 & up>' })}</li>
      <li>{t('about', { ns: 'product' })}</li>
    </ul>
  );
}
const page = (texts: PageTexts) => (
  <TextsProvider language="en" texts={texts}>
    <Probe />
  </TextsProvider>
);
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

const common = {
  skipToContent: 'Skip',
  colors_one: '{{count}} colour',
  colors_other: '{{count}} colours',
  price: { from: 'From {{price}}' },
};

test('a page’s texts are there with its first render: counted, filled in and not escaped twice', () => {
  render(page({ common }));
  expect(said()).toEqual(['Skip', '1 colour', '2 colours', 'From <5 & up>', 'about']);
});

test('the next page brings the texts that are new and keeps those that are known', () => {
  const { rerender } = render(page({ common }));
  rerender(page({ product: { about: 'About it' } }));
  expect(said()).toEqual(['Skip', '1 colour', '2 colours', 'From <5 & up>', 'About it']);
});
