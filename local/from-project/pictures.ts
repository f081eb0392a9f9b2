import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { SandboxSeed } from 'storefront-sandbox';
import type { ProjectSeed } from './drafts.ts';

/** In bytes: of one picture, and of all of them. */
const limits = { picture: 20e6, all: 4e9 };

/** How many are fetched at once. */
const atOnce = 8;

/** Where the sandbox serves the pictures that were read, below `/assets`. */
const place = '/project/';

const mediaTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

/** The file that a picture is kept in: the same for the same address, so that what was fetched is not fetched again. */
function fileNameOf(address: string): string {
  const ending = extname(new URL(address).pathname).toLowerCase();
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 24);
  return digest + (ending in mediaTypes ? ending : '.jpg');
}

/** A picture that could not be kept, and why. */
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
  const lost = new Map<string, string>();
  const left = [...addressesIn(seed)];
  let bytes = 0;
  const fetchSome = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      try {
        if (bytes > limits.all)
          throw new Error(`all pictures together have more than ${limits.all / 1e9} GB`);
        bytes += await keep(address, folder);
      } catch (error) {
        lost.set(address, error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchSome));
  return {
    seed: movedPictures(seed, (address) =>
      lost.has(address) ? undefined : `/assets${place}${fileNameOf(address)}`,
    ),
    lost: [...lost].map(([address, reason]) => ({ address, reason })),
  };
}

/** Fetches a picture unless its file is there. @returns its size in bytes. @throws Error that says what is wrong. */
async function keep(address: string, folder: string): Promise<number> {
  const file = join(folder, fileNameOf(address));
  if (existsSync(file)) return (await stat(file)).size;
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`its host answers ${answer.status}`);
  if (!answer.headers.get('Content-Type')?.startsWith('image/'))
    throw new Error('its host answers something else than a picture');
  const length = Number(answer.headers.get('Content-Length') ?? 0);
  const bytes = length > limits.picture ? null : await bytesUpTo(limits.picture, answer);
  if (!bytes) throw new Error(`it has more than ${limits.picture / 1e6} MB`);
  // An interrupted one must not look like a whole one.
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return bytes.length;
}

/** The content of an answer, or null if it is longer. */
async function bytesUpTo(limit: number, { body }: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function addressesIn(seed: ProjectSeed): ReadonlySet<string> {
  const found = new Set<string>();
  movedPictures(seed, (address) => {
    if (URL.canParse(address)) found.add(address);
    return address;
  });
  return found;
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
    const type = mediaTypes[ending] ?? 'image/jpeg';
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
    });
  };
