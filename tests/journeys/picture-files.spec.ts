import { pagePaths } from '../../brands/demo/pages.ts';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { type PlainHost, plainHost } from './plain-host.ts';
import { open } from '../browser/shopper.ts';
import { shownPictures } from './shown-pictures.ts';

test.describe(
  'a build with IMAGES=files on a host without a picture service',
  { tag: '@every-store' },
  () => {
    let host: PlainHost;
    test.beforeAll(async () => {
      host = await plainHost(null, { store: 'us', pictureFiles: true });
    });
    test.afterAll(() => host.close());
    // There is no shop API either, and the search service is out of reach: what it recommends is no part of a build, and
    // has the pictures of its records.
    test.use({ expectedErrors: /404|ERR_FAILED/ });

    for (const key of ['home', 'category/baby-carriers', 'product/baby-carrier-mini'] as const) {
      test(`shows the pictures of ${key} from its own files`, async ({ page }) => {
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (request.url().startsWith(`${sandboxUrl}/assets`)) elsewhere.push(request.url());
        });
        await page.route(`${sandboxUrl}/klevu/**`, (route) => route.abort());
        await open(page, host.origin + pagePaths[key].en);
        const pictures = await shownPictures(page);
        expect(pictures.length).toBeGreaterThan(2);
        for (const address of pictures) expect(address).toMatch(/\/_gatsby\/image\/.+\.(avif|webp)/);
        expect(elsewhere).toEqual([]);
      });
    }
  },
);
