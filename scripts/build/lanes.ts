import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that belongs to whoever claimed it. */
interface Lane {
  readonly folder: string;
  readonly leave: () => Promise<void>;
}

/**
 * Claims the first free folder of `lane-1`, `lane-2` … A claim is a file with the claimer's process id beside the folder;
 * one of a process that was killed counts for nothing.
 */
export async function claimLane(parent: string): Promise<Lane> {
  await mkdir(parent, { recursive: true });
  for (let number = 1; ; number++) {
    const folder = join(parent, `lane-${number}`);
    const claim = `${folder}.pid`;
    if (!(await isClaimed(claim))) await rm(claim, { force: true });
    if (await makeClaim(claim)) return { folder, leave: () => rm(claim, { force: true }) };
  }
}

/** Whether nobody was faster. The file appears with its content: an empty one would count for nothing. */
async function makeClaim(claim: string): Promise<boolean> {
  const draft = `${claim}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  const claimed = await link(draft, claim).then(
    () => true,
    () => false,
  );
  await rm(draft);
  return claimed;
}

async function isClaimed(claim: string): Promise<boolean> {
  const claimer = Number(await readFile(claim, 'utf8').catch(() => ''));
  if (!(claimer > 0)) return false;
  try {
    process.kill(claimer, 0);
    return true;
  } catch {
    return false;
  }
}
