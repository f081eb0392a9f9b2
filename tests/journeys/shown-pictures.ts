import type { Page } from '@playwright/test';

/** Addresses of the pictures in the page's middle, each of which has come and can be seen. */
export const shownPictures = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) {
      picture.loading = 'eager';
      await picture.decode();
    }
    return pictures.map(({ currentSrc }) => currentSrc);
  });
