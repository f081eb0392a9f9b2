import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedFiles } from '../../testing/published-files.ts';
import { redirectRule } from '../../../redirects/types.ts';
import type { Store, TrailingSlash } from '../../../stores/types.ts';
import type { Packing } from '../packer.ts';

const digest = '0123456789abcdef0123';

/** One of each kind of file that a build publishes, by path. */
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'missing',
  '500.html': 'broken',
  'cart/index.html': 'cart',
  'checkout/index.html': 'checkout',
  'sv/index.html': 'hem',
  'sv/404.html': 'saknas',
  'products/potty/index.html': 'potty',
  [`app-${digest}.js`]: 'start()',
  [`styles.${digest}.css`]: 'a {}',
  [`texts/frame/en-${digest}.json`]: '{}',
  'static/hero-1a2b.webp': 'picture',
  'page-data/index/page-data.json': '{}',
  'page-data/404.html/page-data.json': '{}',
  'sw.js': 'worker()',
  'robots.txt': 'Sitemap: https://shop.example/sitemap-index.xml',
  'sitemap-index.xml': '<sitemapindex/>',
  'manuals/potty.pdf': 'manual',
  '.well-known/security.txt': 'Contact: mailto:security@shop.example',
  '.pictures.json': '{}',
  '.git/config': 'not for visitors',
  _redirects: '/old/  /cart/  301\n',
};

/** A small build, as `npm run build` writes one, in a folder. */
export async function writeSampleSite(
  folder: string,
  trailingSlash: TrailingSlash = 'always',
): Promise<void> {
  const rules = await publishedFiles(
    [
      redirectRule('/old/', '/cart/'),
      redirectRule('/gift/', 'https://se.shop.example/presenter/', 'se'),
      redirectRule('/gift/', 'https://us.shop.example/gifts/'),
      redirectRule('/us/*', '/:splat'),
    ],
    trailingSlash,
  );
  for (const [path, text] of [...Object.entries(files), ...rules]) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The packing of a small build, as `npm run package` would ask for it. */
export const samplePacking = (store: Store, site: string, folder: string): Packing => ({
  branch: null,
  buildId: '1a2b3c',
  store,
  site,
  folder,
  pictureFolders: ['https://images.example/shop/'],
  embeddingOrigins: [],
});
