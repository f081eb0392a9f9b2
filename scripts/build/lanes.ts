import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that belongs to the process that claimed it. */
interface Lane {
  readonly folder: string;
  readonly leave: () => Promise<void>;
}

/**
 * Claims the first free folder of `lane-1`, `lane-2` … A claim is a file next to the folder with the claimer's process
 * ID; the claim of a process that no longer exists is void.
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

/** Whether the claim succeeded. The file is created together with its content, because an empty claim would be void. */
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
