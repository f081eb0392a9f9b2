import type { Page } from '@playwright/test';

/** Addresses of the pictures in the page's main part, each of which has loaded and is visible. */
export const shownPictures = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) {
      picture.loading = 'eager';
      await picture.decode();
    }
    return pictures.map(({ currentSrc }) => currentSrc);
  });
