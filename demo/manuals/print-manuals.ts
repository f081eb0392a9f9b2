import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, type PictureView } from '../catalogue/pictures.ts';
import { manualSheet } from './sheet.ts';
import { colored, filesOf, masterOf } from '../pictures/masters.ts';
import { manualKeys, manualKinds, manuals } from '../../brands/demo/manuals.ts';

const run = promisify(execFile);
/** Bytes: somebody who looks something up on a phone downloads the whole file. */
const maxWeight = 200_000;

/**
 * `npm run manuals -- [PRODUCT …]`: prints the demo's manuals to `brands/demo/static/files/manuals/`, from the catalogue's facts, texts,
 * and pictures. Needs Chromium (`CHROMIUM` names its program) and the Liberation fonts.
 */
async function makeManuals(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((key) => !manualKeys.some((known) => known === key));
  if (unknown.length > 0) throw new Error(`brands/demo/manuals.ts has no ${unknown.join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'manuals-'));
  try {
    for (const key of manualKeys)
      if (wanted.length === 0 || wanted.includes(key)) await print(key, join(folder, `${key}.html`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function print(key: (typeof manualKeys)[number], sheet: string): Promise<void> {
  const product = catalogue.products.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`The catalogue has no product ${key}.`);
  const [{ sku }] = product.variants;
  const views: readonly PictureView[] = ['use', 'back', 'folded'];
  const figures = views.filter((view) => picturesOf(key).views.includes(view)).slice(0, 2);
  const pictures = [await picture(sku, 'front', 560)];
  for (const view of figures) pictures.push(await picture(sku, view, 300));
  await writeFile(sheet, manualSheet(product, manualKinds[key], manuals[key].languages, pictures));
  const file = join('brands/demo/static/files/manuals', `${key}.pdf`);
  await mkdir(dirname(file), { recursive: true });
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  await run(process.env['CHROMIUM'] ?? 'chromium', [
    ...options,
    `--print-to-pdf=${resolve(file)}`,
    `file://${sheet}`,
  ]);
  const { size } = await stat(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > maxWeight) throw new Error(`${file} is larger than ${maxWeight / 1000} kB.`);
}

async function picture(sku: string, view: PictureView, width: number): Promise<string> {
  const master = masterOf(sku, view);
  if (!master) throw new Error(`${sku} has no picture ${view}.`);
  const image = await colored(master, await filesOf(master));
  const bytes = await sharp(await image.png().toBuffer())
    .resize({ width })
    .flatten({ background: '#f4f0ea' })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

makeManuals(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
