import type { Page } from '@playwright/test';
import { stores } from '../../brands/demo/storefronts/index.ts';
import type { Language, StoreId } from '../../stores/types.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';
import { textIn } from './texts.ts';

const port = process.env['PORT'] ?? '8000';

/** The origin of a storefront on this machine. */
export const originOf = (store: string): string => `http://${store}.localhost:${port}`;

/** The address of a page on this machine. */
export const pageUrlOf = (store: StoreId, language: Language, key: PageKey): string =>
  originOf(store) + pathOf(stores[store], language, key);

/** Opens the country selector from the header and waits for its list. */
export async function openSelector(page: Page, language: Language) {
  const opener = textIn(language, 'translation:region.button').split('{{')[0]?.trim() ?? '';
  await page.getByRole('banner').getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: textIn(language, 'country:title') });
  await dialog.getByRole('searchbox').waitFor();
  return dialog;
}
