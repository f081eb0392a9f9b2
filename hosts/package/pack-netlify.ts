import { globSync, statSync } from 'node:fs';
import { appendFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mailFiles } from '../../api/mail/due/legal-texts.ts';
import { isHidden } from '../file-rules.ts';
import { netlifyHeaders } from '../netlify/headers-file.ts';
import { pictureSources } from '../../pictures/sources.ts';
import { publishedByBuild } from '../node/site.ts';
import { bundle, type BundledFile, requireInModules, writeBundle } from './bundle.ts';
import { copyMailFiles, copySite, emptyFolder, type Packer, type Packing } from './packer.ts';

/**
 * Packs storefronts for Netlify, as `netlify deploy --no-build` uploads them: `site/`, the shop API and the sweeper as
 * functions with the texts that e-mails contain, the redirects as an edge function, and a `netlify.toml`.
 */
export async function netlifyPacker(): Promise<Packer> {
  const functions = await bundle(['hosts/netlify/functions/api.ts', 'hosts/netlify/functions/sweep.ts'], {
    platform: 'node',
    banner: { js: requireInModules },
  });
  const edgeFunctions = await bundle(['hosts/netlify/edge-functions/redirects.ts'], {
    platform: 'neutral',
    minify: true,
  });
  return async (packing) => {
    const { store, site, folder } = packing;
    await emptyFolder(folder);
    await writeBundle(functions.map(madeFor(packing)), join(folder, 'functions'));
    await writeBundle(edgeFunctions, join(folder, 'edge-functions'));
    await copyMailFiles(folder);
    const pages = join(folder, 'site');
    await copySite(site, pages, isHidden);
    if (store.urls.trailingSlash === 'never') await nameLikeAddresses(pages);
    await appendFile(join(pages, '_redirects'), missingPagesIn(pages));
    const { headers, unframed } = publishedByBuild(pages);
    const embedding = { origins: packing.embeddingOrigins, unframed };
    await writeFile(join(pages, '_headers'), netlifyHeaders(pages, headers, embedding));
    await writeFile(join(folder, 'netlify.toml'), netlifyTomlFor(packing));
  };
}

/**
 * What the functions of a package are and serve is no setting: the site's variables could only contradict them. Netlify does
 * not tell functions from which branch they were made.
 */
function madeFor({ store, branch, buildId }: Packing) {
  const lines = [
    `process.env.STORE = '${store.id}';`,
    ...(buildId === null ? [] : [`process.env.BUILD_ID = ${JSON.stringify(buildId)};`]),
    ...(branch === null ? [] : [`process.env.BRANCH ??= ${JSON.stringify(branch)};`]),
  ];
  const head = Buffer.from(`${lines.join('\n')}\n`);
  return ({ path, bytes }: BundledFile): BundledFile => ({ path, bytes: Buffer.concat([head, bytes]) });
}

/** Netlify knows one page for what is missing; a folder's own is the last rule for what is below it. */
const missingPagesIn = (pages: string): string =>
  globSync('*/**/404.html', { cwd: pages })
    // Gatsby keeps the data of a page in a folder with its name.
    .filter((page) => statSync(join(pages, page)).isFile())
    .sort()
    .map((page) => `/${dirname(page)}/*  /${page}  404\n`)
    .join('');

/** Without "pretty URLs", Netlify finds the page of `/cart` in `cart.html`, where Gatsby's adapter puts it, too. */
async function nameLikeAddresses(pages: string): Promise<void> {
  for (const index of globSync('**/index.html', { cwd: pages })) {
    if (dirname(index) !== '.') await rename(join(pages, index), join(pages, `${dirname(index)}.html`));
  }
}

/** https://docs.netlify.com/build/configure-builds/file-based-configuration/; JSON's texts and lists are TOML's, too. */
const netlifyTomlFor = ({
  store,
  pictureFolders,
}: Packing): string => `# The storefront ${store.id} on Netlify. Written by npm run package; do not edit.
# netlify deploy --no-build --prod

[build]
publish = "site"
edge_functions = "edge-functions"

[build.processing.html]
pretty_urls = ${store.urls.trailingSlash === 'always'}

[functions]
directory = "functions"
included_files = ${JSON.stringify(mailFiles)}

[images]
remote_images = ${JSON.stringify(pictureSources(pictureFolders))}
`;
