import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { colors } from '../../brands/demo/project/attributes.ts';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, scenes, sideOf, turntables } from '../catalogue/pictures.ts';
import { tint } from '../pictures/tint.ts';

const run = promisify(execFile);
const scripts = 'demo/studio';
const results = 'demo/pictures';
const videos = 'brands/demo/static/files/videos';

/** Per pixel: few suffice, because the noise is removed. */
const samples = 5;
/** Bytes of one picture. */
const maxWeight = 120_000;
/** Pixels of a video's width and height. */
const videoSide = 480;

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

const sittings: readonly Sitting[] = [
  ...catalogue.products.flatMap(({ key }) => sittingsOf(key)),
  ...Object.values(scenes).map((file) => {
    const [subject = '', view = ''] = file.split('/');
    return { subject, view, height: view === 'tall' ? 1500 : 900 };
  }),
];

const nameOf = ({ subject, view }: Sitting): string => `${subject}/${view}`;

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

/** Runs one of the studio's scripts in Blender. */
const blender = (script: string, ...given: readonly string[]) =>
  run(
    process.env['BLENDER'] ?? 'blender',
    ['-b', '--factory-startup', '-t', '2', '--python', join(scripts, script), '--', ...given],
    { maxBuffer: 2 ** 28 },
  );

/** Removes the noise of what Blender rendered as `out.png`: `out.clean.png`, and `out.mask.png` if anything is tinted. */
async function denoise(out: string): Promise<void> {
  const { PYTHON = 'python3', OIDN_WEIGHTS = '' } = process.env;
  await run(PYTHON, [join(scripts, 'denoise.py'), out, OIDN_WEIGHTS]);
}

/** Lets work be done in a folder of its own, which is deleted afterwards. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Renders a picture, removes its noise, and keeps it with its mask. */
const take = (sitting: Sitting) =>
  inFolder(async (folder) => {
    const out = join(folder, 'picture');
    await blender('shoot.py', sitting.subject, sitting.view, String(sitting.height), String(samples), out);
    await denoise(out);
    const kept = join(results, nameOf(sitting));
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(`${kept}.webp`, await asWebp(`${out}.clean.png`));
    await rm(`${kept}.mask.webp`, { force: true });
    const mask = `${out}.mask.png`;
    if (existsSync(mask)) await writeFile(`${kept}.mask.webp`, await asWebp(mask));
  });

/** Renders the video of a product from all sides in a color (`#rrggbb`), and keeps it with the picture that stands for it. */
const film = (product: string, color: string) =>
  inFolder(async (folder) => {
    const out = join(folder, 'turn');
    await blender('turntable.py', product, String(videoSide), String(samples), out);
    const frames = (await readdir(folder)).filter((name) => name.endsWith('.npz'));
    for (const name of frames) {
      const frame = join(folder, name.slice(0, -'.npz'.length));
      await denoise(frame);
      const [picture, mask] = [await readFile(`${frame}.clean.png`), await readFile(`${frame}.mask.png`)];
      const { pixels, info } = await tint(picture, mask, [color]);
      await sharp(pixels, { raw: info }).toFile(`${frame}.clean.png`);
    }
    await blender('turntable.py', out);
    await mkdir(videos, { recursive: true });
    await copyFile(`${out}.mp4`, join(videos, `${product}.mp4`));
    const poster = await sharp(`${out}.00.clean.png`).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    await writeFile(join(videos, `${product}.jpg`), poster);
  });

/** Everything that the studio makes: it is asked for by name, or with all that has the same subject. */
const works = [
  ...sittings.map((sitting) => ({
    subject: sitting.subject,
    name: nameOf(sitting),
    make: () => take(sitting),
  })),
  ...Object.entries(turntables).map(([subject, color]) => ({
    subject,
    name: `${subject}/turn`,
    make: () => film(subject, colors[color].hex),
  })),
];

/** `npm run studio -- PRODUCT…`: renders the pictures and videos of products and scenes, or with `--all` everything. */
async function studio(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = works.filter(
    ({ subject, name }) => wanted.includes('--all') || wanted.includes(subject) || wanted.includes(name),
  );
  if (chosen.length === 0)
    throw new Error('Name products or scenes of demo/catalogue/pictures.ts, or --all.');
  if (process.env['OIDN_WEIGHTS'] === undefined)
    throw new Error('OIDN_WEIGHTS must be the path of rt_ldr_alb_nrm.tza.');
  for (const { name, make } of chosen) {
    const started = Date.now();
    await make();
    console.log(`${name}: ${String(Math.round((Date.now() - started) / 1000))} s`);
  }
}

studio().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
