import { brand } from '../../brands/build.ts';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { firstTarget } from '../../scripts/build/build-target.ts';
import { at } from '../browser/samples.ts';
import { type PlainHost, plainHost } from './plain-host.ts';
import { open } from '../browser/shopper.ts';
import { shownPictures } from './shown-pictures.ts';

test.describe(
  'a build with IMAGES=files on a host without a picture service',
  { tag: '@every-store' },
  () => {
    let host: PlainHost;
    test.beforeAll(async () => {
      host = await plainHost(null, { ...firstTarget, pictureFiles: true });
    });
    test.afterAll(() => host.close());
    // There is no shop API either, and the search service is out of reach: what it recommends is no part of a build, and
    // has the pictures of its records.
    test.use({ expectedErrors: /404|ERR_FAILED/ });

    for (const key of ['home', brand.samples.category, brand.samples.product] as const) {
      test(`shows the pictures of ${key} from its own files`, async ({ page }) => {
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (request.url().startsWith(`${sandboxUrl}/assets`)) elsewhere.push(request.url());
        });
        await page.route(`${sandboxUrl}/klevu/**`, (route) => route.abort());
        await open(page, host.origin + at(key));
        const pictures = await shownPictures(page);
        expect(pictures.length).toBeGreaterThan(2);
        for (const address of pictures) expect(address).toMatch(/\/_gatsby\/image\/.+\.(avif|webp)/);
        expect(elsewhere).toEqual([]);
      });
    }
  },
);
