import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { workplaces } from './workplace.ts';

const file = join(workplaces, 'progress.json');
const namesSchema = z.array(z.string());

/** What a run over many builds has finished, kept until all of it is: an ended run can be taken up again. */
export interface BuildProgress {
  has(name: string): boolean;
  /** At once, so that builds that end together do not write over one another. */
  add(name: string): void;
  forget(): Promise<void>;
}

/** The progress of the run that did not come to its end, or an empty one. */
export async function buildProgress(): Promise<BuildProgress> {
  const names = new Set(await readJson(file, namesSchema));
  return {
    has: (name) => names.has(name),
    add(name) {
      names.add(name);
      mkdirSync(workplaces, { recursive: true });
      writeFileSync(file, JSON.stringify([...names]));
    },
    forget: () => rm(file, { force: true }),
  };
}
