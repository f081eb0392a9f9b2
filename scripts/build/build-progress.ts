import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { workplaces } from './workplace.ts';

const file = join(workplaces, 'progress.json');
const namesSchema = z.array(z.string());

/** What a run over several builds has finished, kept until all of them are done: an interrupted run can be resumed. */
export interface BuildProgress {
  has(name: string): boolean;
  /** Synchronous, so that builds that finish at the same time do not overwrite one another. */
  add(name: string): void;
  forget(): Promise<void>;
}

/** The progress of the run that was interrupted, or an empty one. */
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
