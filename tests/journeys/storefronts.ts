import type { Page } from '@playwright/test';
import { brand } from '../../brands/build.ts';
import type { Language, Store } from '../../stores/types.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';
import { test } from '../browser/fixtures.ts';
import { home } from '../browser/samples.ts';
import { textIn } from './texts.ts';

const port = process.env['PORT'] ?? '8000';

/** The origin of a storefront on this machine. */
export const originOf = (store: string): string => `http://${store}.localhost:${port}`;

/** A storefront of the brand; if it has none with this ID, the test, its group, or its file is skipped, and says so. */
export function storeOf(id: string): Store {
  const store = brand.storefronts.find((one) => one.id === id);
  test.skip(store === undefined, `${brand.name} has no storefront ${id}.`);
  return store ?? home;
}

/** The address of a page on this machine. */
export const pageUrlOf = (store: string, language: Language, key: PageKey): string =>
  originOf(store) + pathOf(storeOf(store), language, key);

/** Opens the country selector from the header and waits for its list. */
export async function openSelector(page: Page, language: Language) {
  const opener = textIn(language, 'translation:region.button').split('{{')[0]?.trim() ?? '';
  await page.getByRole('banner').getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: textIn(language, 'country:title') });
  await dialog.getByRole('searchbox').waitFor();
  return dialog;
}
