import sharp from 'sharp';
import { problemsOfJsonLd } from '../../gatsby/structured-data/testing/google-rules.ts';
import { readPictureAddress } from '../../pictures/address.ts';
import type { Store } from '../../stores/types.ts';
import type { Get, SeenPage } from './seen-page.ts';
import type { PageFacts } from './html.ts';

/** How many characters search engines show, about; more are cut off. */
const most = { title: 65, description: 155 };

/** What is wrong with what a listed page says about itself. */
export function problemsOfHead(url: string, facts: PageFacts): string[] {
  const { title, description, shared, structuredData } = facts;
  const wrong = (condition: boolean, text: string) => (condition ? [`${url}: ${text}`] : []);
  const needed = [
    'og:title',
    'og:description',
    'og:type',
    'og:locale',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  return [
    ...wrong(title === '', 'has no title'),
    ...wrong(title.length > most.title, `its title has ${title.length} characters`),
    ...wrong(description === '', 'has no description'),
    ...wrong(description.length > most.description, `its description has ${description.length} characters`),
    ...needed.flatMap((name) => wrong((shared.get(name) ?? '') === '', `has no ${name}`)),
    ...wrong(shared.get('og:url') !== url, `og:url is ${shared.get('og:url') ?? 'missing'}`),
    ...structuredData.flatMap(problemsOfJsonLd).map((problem) => `${url}: structured data: ${problem}`),
  ];
}

/** What is wrong with the pictures of a page in a sitemap: those of this host are ones that its service would make. */
export function problemsOfPictures(url: string, { origin }: Store, pictures: readonly string[]): string[] {
  return pictures
    .filter((picture) => picture.startsWith(`${origin}/`))
    .map((picture) => readPictureAddress(new URL(picture).searchParams))
    .filter((request) => typeof request === 'string')
    .map((problem) => `${url}: a picture in the sitemap cannot be requested: ${problem}`);
}

/** Titles and descriptions that several listed pages of a language and storefront have. */
export function repeated(seen: ReadonlyMap<string, SeenPage>): string[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const pages = Map.groupBy(seen, ([, { store, facts }]) => `${store.id} ${facts.language} ${facts[name]}`);
    return [...pages.values()]
      .filter((same) => same.length > 1)
      .map((same) => `${same.map(([url]) => url).join(' and ')}: have the same ${name}`);
  });
}

/** Fetches every picture that others show beside links, and compares it with what pages say about it. */
export async function checkSharePictures(
  seen: ReadonlyMap<string, SeenPage>,
  get: Get,
  problems: string[],
  count: (name: string, by?: number) => number,
): Promise<void> {
  const pictures = new Map<string, readonly [page: string, said: string]>();
  for (const [page, { facts }] of seen) {
    const { shared } = facts;
    const address = shared.get('og:image');
    const said = `${shared.get('og:image:width') ?? '?'} × ${shared.get('og:image:height') ?? '?'}`;
    if (address) pictures.set(address, [page, said]);
  }
  for (const [address, [page, said]] of pictures) {
    const { status, bytes = new Uint8Array() } = await get(address);
    const found = await sizeOf(bytes).catch(() => 'no picture');
    if (status !== 200 || found !== said)
      problems.push(`${page}: its picture ${address} responds with ${status} and is ${found}, not ${said}`);
  }
  count('pictures for those who share links', pictures.size);
}

/** @throws Error unless the bytes are a picture. */
async function sizeOf(bytes: Uint8Array): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  return `${width} × ${height}`;
}
