import type { Page } from '@playwright/test';
import { brand } from '../../brands/build.ts';
import { countryName } from '../../stores/country-name.ts';
import { storefrontDirectory } from '../../stores/directory.ts';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, comparisons, finderPaths, guideAt, home, sample, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { originOf } from './storefronts.ts';

const guide = guideAt();

/** Every kind of screen, in the pseudo-language: accented, and 40 % longer than English. */
const paths = [
  category.path,
  usual.path,
  sample('bundle').path,
  guide,
  at('content/data-protection-policy'),
  ...finderPaths,
  at('stores'),
  at('contact'),
  at('order-lookup'),
  at('back-in-stock'),
  at('search'),
  ...comparisons,
  at('cart'),
  ...(['claim', 'newsletter', 'registration', 'review', 'saved', 'send-back'] as const)
    .filter((page) => page in brand.paths)
    .map((page) => at(page)),
  at('checkout'),
  '/nothing-here/',
] as const;

/** What is the same in every language: names, addresses, units, and texts of the platform itself. */
const untranslated = [
  home.contact.company,
  ...home.contact.addressLines,
  brand.name,
  brand.supportEmail,
  // The languages of a manual, as the platform lists them.
  new Intl.ListFormat('en').format(
    (brand.manuals[usual.page.replace('product/', '')]?.languages ?? []).map(
      (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? '',
    ),
  ),
  'English',
  // What labels print before the number of a batch.
  'LOT',
  ...storefrontDirectory(brand.storefronts).map(({ country }) => countryName(country, 'en')),
  ...(home.cards ?? []),
  ...(home.carriers ?? []),
  'kr',
  'US',
  'CA',
];

test.use({ expectedErrors: /404/ });

for (const width of [390, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every screen has every text from locales, and none of them breaks the layout', async ({ page }) => {
      await open(page, `${originOf(`${home.id}-pseudo`)}/`);
      const privacy = page.locator('section[aria-labelledby="consent-title"]');
      await expectWhole(page);
      await privacy.getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await expectWhole(page);
      await page.getByRole('dialog').locator('form').getByRole('button').last().click();
      await page.locator('footer').getByRole('button').filter({ hasText: 'English' }).click();
      await page.getByRole('dialog').getByRole('searchbox').waitFor();
      await expectWhole(page);
      await walk(paths, async (path) => {
        await open(page, originOf(`${home.id}-pseudo`) + path);
        await expectWhole(page);
      });
    });
  });

async function expectWhole(page: Page): Promise<void> {
  const { strays, broken } = await page.evaluate(examine, [...untranslated]);
  expect.soft(strays, `texts of ${page.url()} that are not from locales/`).toEqual([]);
  expect.soft(broken, `layouts of ${page.url()} that longer texts break`).toEqual([]);
}

/** Runs in the page: visible texts that are not in the pseudo-language, and boxes that overflow. */
function examine(known: string[]) {
  const isPseudo = (text: string) => /[àḃćḋèḟǵĥìĵḱĺḿńòṕɋŕśťùṽẃẋỳź⟦⟧]/i.test(text);
  const measures = /[\d.] (in|ft|lb|oz|fl oz|cm|mm|kg|g|ml|l)\b/g;
  /** Standards by their numbers. */
  const standards = /\b(EN|ISO|ASTM) [A-Z]?[\d:-]+/g;
  const batches = /\b[A-Z]{2} \d{5}\b/g;
  const withoutKnown = (text: string) =>
    known
      .reduce((rest, word) => rest.replaceAll(word, ''), text.replaceAll('\u00A0', ' '))
      .replaceAll(measures, '')
      .replaceAll(standards, '')
      .replaceAll(batches, '');
  const isStray = (text: string) => !isPseudo(text) && /\p{L}{2}/u.test(withoutKnown(text));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const strays = new Set<string>();
  const broken = new Set<string>();

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // What the search service recommends is in the language of its index.
    const others = 'script, style, noscript, code, option, [data-late], [lang]:not(html)';
    if (!parent || text === '' || parent.closest(others)) continue;
    if (isSeen(parent) && isStray(text)) strays.add(text);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      const text = element.getAttribute(name);
      if (text && !element.closest('[data-late]') && isSeen(element) && isStray(text))
        strays.add(`${name}: ${text}`);
    }
  }

  const page = document.documentElement;
  if (page.scrollWidth > window.innerWidth) broken.add(`the page is ${page.scrollWidth} wide`);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element) || element.clientWidth < 8 || element.children.length > 3) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    // Names that are written out elsewhere, and drawings.
    if (textOverflow === 'ellipsis' || element instanceof SVGElement) continue;
    const cut = element.scrollWidth > element.clientWidth + 1 && !['auto', 'scroll'].includes(overflowX);
    // What scrolls within it may reach to the edge of the screen.
    const holdsScroller = [...element.querySelectorAll('*')].some(
      (descendant) => getComputedStyle(descendant).overflowX === 'auto',
    );
    if (cut && !holdsScroller && element.textContent.trim() !== '')
      broken.add(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`);
  }
  return { strays: [...strays], broken: [...broken] };
}
