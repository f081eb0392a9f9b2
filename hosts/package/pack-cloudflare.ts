import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFiles } from '../../api/mail/due/legal-texts.ts';
import { isHidden } from '../file-rules.ts';
import { picturesOfBuild } from '../node/pictures/published-pictures.ts';
import type { Store } from '../../stores/types.ts';
import { bundle, requireInModules, writeBundle } from './bundle.ts';
import { copyMailFiles, copySite, emptyFolder, type Packer, type Packing } from './packer.ts';

/**
 * Packs storefronts for Cloudflare, as `wrangler deploy` uploads them: `site/`, the Worker, and beside it, as modules of
 * their own, the texts that e-mails contain, which it reads like files.
 */
export async function cloudflarePacker(): Promise<Packer> {
  const worker = await bundle(['hosts/cloudflare/worker.ts'], {
    platform: 'node',
    conditions: ['workerd', 'worker'],
    minify: true,
    banner: { js: requireInModules.replace('import.meta.url', "'/'") },
  });
  return async (packing) => {
    const { store, site, folder } = packing;
    await expectNoPictureService(site, store);
    await emptyFolder(folder);
    await writeBundle(worker, join(folder, 'worker'));
    await copyMailFiles(join(folder, 'worker'));
    // The Worker sends the build's headers and redirects itself.
    const isWithheld = (path: string) => isHidden(path) || ['/_headers', '/_redirects'].includes(path);
    await copySite(site, join(folder, 'site'), isWithheld);
    await writeFile(join(folder, 'wrangler.jsonc'), wranglerFor(packing));
  };
}

/** https://developers.cloudflare.com/workers/wrangler/configuration/ */
const wranglerFor = ({
  store: { id, urls },
  buildId,
}: Packing): string => `// The storefront ${id} on Cloudflare. Written by npm run package; do not edit.
${JSON.stringify(
  {
    name: `storefront-${id}`,
    main: 'worker/worker.mjs',
    no_bundle: true,
    find_additional_modules: true,
    base_dir: 'worker',
    rules: [{ type: 'Text', globs: mailFiles }],
    compatibility_date: '2026-06-01',
    // The second one lets the sweeper read what is published at the Worker's own domain.
    compatibility_flags: ['nodejs_compat', 'global_fetch_strictly_public'],
    assets: {
      directory: 'site',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: urls.trailingSlash === 'always' ? 'force-trailing-slash' : 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
    triggers: { crons: ['* * * * *'] },
    vars: { STORE: id, ...(buildId !== null && { BUILD_ID: buildId }) },
    // Settings that were entered in Cloudflare's dashboard stay.
    keep_vars: true,
    observability: { enabled: true },
  },
  null,
  2,
)}
`;

/** @throws Error that says how to build instead if pages ask for pictures that Cloudflare does not make. */
async function expectNoPictureService(site: string, { id }: Store): Promise<void> {
  if (Object.keys(await picturesOfBuild(site)).length > 0)
    throw new Error(
      `The pages in ${site} expect their host to make pictures, which Cloudflare does not. Build them as files, and pack with the same setting: IMAGES=files npm run build -- --store ${id}`,
    );
}
