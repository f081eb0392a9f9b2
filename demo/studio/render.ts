import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { catalogue } from '../catalogue/index.ts';
import { picturesOf, scenes, sideOf } from '../catalogue/pictures.ts';

const run = promisify(execFile);
const scripts = 'demo/studio';
const results = 'demo/pictures';

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
    const kept = join(results, nameOf(sitting));
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(`${kept}.webp`, await asWebp(`${out}.clean.png`));
    await rm(`${kept}.mask.webp`, { force: true });
    const mask = `${out}.mask.png`;
    if (existsSync(mask)) await writeFile(`${kept}.mask.webp`, await asWebp(mask));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** `npm run studio -- PRODUCT…`: renders the pictures of products and scenes, or with `--all` every picture. */
async function studio(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = sittings.filter(
    (sitting) =>
      wanted.includes('--all') || wanted.includes(sitting.subject) || wanted.includes(nameOf(sitting)),
  );
  if (chosen.length === 0)
    throw new Error('Name products or scenes of demo/catalogue/pictures.ts, or --all.');
  for (const sitting of chosen) {
    const started = Date.now();
    await take(sitting);
    console.log(`${nameOf(sitting)}: ${String(Math.round((Date.now() - started) / 1000))} s`);
  }
}

studio().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
