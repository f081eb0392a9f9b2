import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import pLimit from 'p-limit';
import type { SandboxSeed } from 'storefront-sandbox';
import type { ProjectSeed } from './drafts.ts';

const atOnce = pLimit(8);

/** Where the sandbox serves the pictures that were read, below `/assets`. */
const place = '/project/';

const mediaTypeOf = (file: string): string => getMimeType(file) ?? 'image/jpeg';

/** The file that a picture is kept in: the same for the same address, so that what was fetched is not fetched again. */
function fileNameOf(address: string): string {
  const ending = extname(new URL(address).pathname).toLowerCase();
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 24);
  return digest + (getMimeType(ending)?.startsWith('image/') ? ending : '.jpg');
}

export interface LostPicture {
  readonly address: string;
  readonly reason: string;
}

/**
 * Fetches the pictures of a project's products and categories into a folder, except for those that are there.
 * @returns the seed with the addresses at which the sandbox serves them, without those that could not be had.
 */
export async function withLocalPictures(
  seed: ProjectSeed,
  folder: string,
): Promise<{ readonly seed: ProjectSeed; readonly lost: readonly LostPicture[] }> {
  await mkdir(folder, { recursive: true });
  const addresses = new Set<string>();
  movedPictures(seed, (address) => {
    if (URL.canParse(address)) addresses.add(address);
    return address;
  });
  const lost = new Map<string, string>();
  await atOnce.map(addresses, async (address) => {
    await keep(address, folder).catch((error: unknown) =>
      lost.set(address, error instanceof Error ? error.message : String(error)),
    );
  });
  return {
    seed: movedPictures(seed, (address) =>
      lost.has(address) ? undefined : `/assets${place}${fileNameOf(address)}`,
    ),
    lost: [...lost].map(([address, reason]) => ({ address, reason })),
  };
}

/** Fetches a picture unless its file is there. @throws Error that says what is wrong. */
async function keep(address: string, folder: string): Promise<void> {
  const file = join(folder, fileNameOf(address));
  if (existsSync(file)) return;
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`its host answers ${answer.status}`);
  if (!answer.headers.get('Content-Type')?.startsWith('image/'))
    throw new Error('its host answers something else than a picture');
  // An interrupted one must not look like a whole one.
  await writeFile(`${file}.part`, await answer.bytes());
  await rename(`${file}.part`, file);
}

/** A seed whose pictures have other addresses; those without one are left out. */
function movedPictures(seed: ProjectSeed, move: (address: string) => string | undefined): ProjectSeed {
  const moved = <Picture extends object>(pictures: readonly Picture[] = [], field: 'url' | 'uri') =>
    pictures.flatMap((picture) => {
      const address = move(String((picture as Readonly<Record<string, unknown>>)[field]));
      return address === undefined ? [] : [{ ...picture, [field]: address }];
    });
  type Variant = NonNullable<ProjectSeed['products']>[number]['masterVariant'];
  const variantOf = (variant: Variant): Variant => ({ ...variant, images: moved(variant.images, 'url') });
  return {
    ...seed,
    categories: (seed.categories ?? []).map((category) => ({
      ...category,
      assets: (category.assets ?? [])
        .map((asset) => ({ ...asset, sources: moved(asset.sources, 'uri') }))
        .filter(({ sources }) => sources.length > 0),
    })),
    products: (seed.products ?? []).map((product) => ({
      ...product,
      masterVariant: variantOf(product.masterVariant),
      variants: (product.variants ?? []).map(variantOf),
    })),
  };
}

/**
 * Answers requests for the pictures in a folder, and lets the brand answer all others. Whoever asks for one of the sizes that
 * commercetools has (`-small`) gets the original: browsers scale it.
 */
export const picturesFrom =
  (folder: string, others: NonNullable<SandboxSeed['pictures']>): NonNullable<SandboxSeed['pictures']> =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const [, digest = '', ending = ''] =
      /^\/project\/([0-9a-f]{24})(?:-[a-z]+)?(\.[a-z]+)$/.exec(pathname) ?? [];
    if (digest === '') return others(request);
    const bytes = await readFile(join(folder, digest + ending)).catch(() => null);
    if (!bytes)
      return Response.json({ statusCode: 404, message: `No picture at ${pathname}` }, { status: 404 });
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': mediaTypeOf(ending), 'Cache-Control': 'public, max-age=3600' },
    });
  };
