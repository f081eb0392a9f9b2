import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, scenes, sideOf } from '../catalogue/pictures.ts';
import { colored, filesOf, masterOf, type Master } from '../pictures/masters.ts';
import { brand } from '../../brands/demo/build.ts';

const run = promisify(execFile);
const scripts = 'demo/studio';
const results = 'demo/pictures';
const record = join(results, 'rendered.json');
const recordSchema = z.record(z.string(), z.string());

/** Per pixel: few suffice, because the noise is removed. */
const samples = 5;
/** Bytes of one picture. */
const maxWeight = 120_000;

/** A picture to render: what of, from where, and how high in pixels. */
interface Sitting {
  readonly subject: string;
  /** As `shoot.py` takes it: a view, and a material after a point. */
  readonly view: string;
  readonly height: number;
}

function sittingsOf(subject: string): readonly Sitting[] {
  const { views, inMaterials = {} } = picturesOf(subject);
  const ofMaterials = Object.entries(inMaterials).flatMap(([material, own]) =>
    own.map((view) => ({ subject, view: `${view}.${material}`, height: sideOf(view) })),
  );
  return [...views.map((view) => ({ subject, view, height: sideOf(view) })), ...ofMaterials];
}

const sceneSittings: readonly Sitting[] = Object.values(scenes).map((file) => {
  const [subject = '', view = ''] = file.split('/');
  return { subject, view, height: view === 'tall' ? 1500 : 900 };
});

const sittings: readonly Sitting[] = [
  ...catalogue.products.flatMap(({ key }) => sittingsOf(key)),
  ...sceneSittings,
];

const folderOf = ({ subject }: Sitting): string => join(results, subject);
const nameOf = ({ subject, view }: Sitting): string => `${subject}/${view}`;
const moduleOf = (subject: string): string => `products/${subject.replaceAll('-', '_')}.py`;

/** A script of the studio and all that it imports from there, by path. */
async function scriptsBehind(
  path: string,
  found = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  if (found.has(path)) return found;
  const text = await readFile(join(scripts, path), 'utf8').catch(() => null);
  if (text === null) return found;
  found.set(path, text);
  for (const line of text.split('\n')) {
    const [, name] = /^ *(?:from|import) ([\w.]+)/.exec(line) ?? [];
    if (name !== undefined) await scriptsBehind(`${name.replaceAll('.', '/')}.py`, found);
  }
  return found;
}

/** Changes whenever a picture could look different. @throws Error if nobody has written how it is taken. */
async function digestOf({ subject, view, height }: Sitting): Promise<string> {
  const behind = await scriptsBehind(moduleOf(subject));
  if (behind.size === 0) throw new Error(`${join(scripts, moduleOf(subject))} is missing.`);
  const hash = createHash('sha256').update(JSON.stringify([view, height, samples, brand.name]));
  for (const [path, text] of [...behind].sort()) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The best quality, at most 88, in which a picture is light enough. */
async function asWebp(picture: string): Promise<Buffer> {
  for (const quality of [88, 84, 80, 74, 68, 60, 50, 40]) {
    const webp = await sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length <= maxWeight) return webp;
  }
  throw new Error(
    `${picture} is heavier than ${String(maxWeight)} bytes at any quality: it is too detailed.`,
  );
}

/** The digest with which each picture was rendered, by its name. */
const recorded = async (): Promise<Readonly<Record<string, string>>> =>
  recordSchema.parse(JSON.parse(await readFile(record, 'utf8').catch(() => '{}')));

async function keepRecord(digests: Readonly<Record<string, string>>): Promise<void> {
  const sorted = Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Renders a picture, removes its noise, and keeps it with its mask. */
async function take(sitting: Sitting): Promise<void> {
  // Programs and data that only the studio needs.
  const { BLENDER = 'blender', PYTHON = 'python3', OIDN_WEIGHTS } = process.env;
  if (OIDN_WEIGHTS === undefined) throw new Error('OIDN_WEIGHTS must be the path of rt_ldr_alb_nrm.tza.');
  const work = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    const out = join(work, 'picture');
    const shoot = ['-b', '--factory-startup', '-t', '2', '--python', join(scripts, 'shoot.py'), '--'];
    const what = [sitting.subject, sitting.view, String(sitting.height), String(samples), out];
    await run(BLENDER, [...shoot, ...what], { maxBuffer: 2 ** 28 });
    await run(PYTHON, [join(scripts, 'denoise.py'), out, OIDN_WEIGHTS]);
    await mkdir(folderOf(sitting), { recursive: true });
    const kept = join(folderOf(sitting), sitting.view);
    await writeFile(`${kept}.webp`, await asWebp(`${out}.clean.png`));
    await rm(`${kept}.mask.webp`, { force: true });
    const mask = `${out}.mask.png`;
    if (existsSync(mask)) await writeFile(`${kept}.mask.webp`, await asWebp(mask));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const tile = 240;
const columns = 12;

/** All that has been rendered, in the colors of each product's first variant, in one picture of the documents. */
async function writeContactSheet(): Promise<void> {
  const masters: Master[] = catalogue.products.flatMap(({ key, variants: [first] }) =>
    picturesOf(key).views.flatMap((view) => masterOf(first.sku, view) ?? []),
  );
  const rendered = [
    ...masters,
    ...sceneSittings.map((sitting) => ({ name: nameOf(sitting), colors: [] })),
  ].filter(({ name }) => existsSync(join(results, `${name}.webp`)));
  const tiles = await Promise.all(
    rendered.map(async (master, index) => {
      const picture = await colored(master, await filesOf(master));
      const input = await picture.resize(tile, tile, { fit: 'cover' }).png().toBuffer();
      return { input, left: (index % columns) * tile, top: Math.floor(index / columns) * tile };
    }),
  );
  const size = { width: columns * tile, height: Math.ceil(tiles.length / columns) * tile };
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile('docs/pictures/catalogue.webp');
}

/**
 * `npm run studio -- PRODUCT…`: renders the pictures of products and scenes whose scripts have changed, or all that
 * have with `--all`, and puts all pictures together in `docs/pictures/catalogue.webp`. It can be interrupted at any
 * time: each picture is recorded once it is kept.
 */
async function studio(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = sittings.filter(
    (sitting) =>
      wanted.includes('--all') || wanted.includes(sitting.subject) || wanted.includes(nameOf(sitting)),
  );
  if (chosen.length === 0)
    throw new Error('Name products or scenes of demo/catalogue/pictures.ts, or --all.');
  for (const sitting of chosen) {
    const digest = await digestOf(sitting);
    // Read anew each time, since two of these can run at once, each for its own products.
    if ((await recorded())[nameOf(sitting)] === digest) continue;
    const started = Date.now();
    await take(sitting);
    await keepRecord({ ...(await recorded()), [nameOf(sitting)]: digest });
    console.log(`${nameOf(sitting)}: ${String(Math.round((Date.now() - started) / 1000))} s`);
  }
  await writeContactSheet();
}

studio().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
