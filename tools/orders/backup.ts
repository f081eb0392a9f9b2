import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import {
  claimKind,
  type CustomerRequest,
  findRequest,
  keepRequest,
  listRequests,
  registrationKind,
  requestsOf,
  type RequestKind,
  subscriptionKind,
  withdrawalKind,
} from '../../commerce/customer-requests.ts';
import { printLine } from '../../scripts/print.ts';
import { flag, parseCommand } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { dryRun } from './text.ts';

/** What the shop has to keep, by law or as evidence, and is nowhere else, by its name in a line. */
const kinds: Readonly<Record<string, RequestKind<CustomerRequest>>> = {
  withdrawal: withdrawalKind,
  registration: registrationKind,
  claim: claimKind,
  subscription: subscriptionKind,
};

/** Of subscriptions, only those of which the newsletter service knows, and which have not ended. */
const isKept = (request: CustomerRequest): boolean => {
  const { data } = subscriptionKind.schema.safeParse(request);
  return !data || (data.told === 'subscribed' && data.leftAt === undefined);
};

/** One line of a backup. */
const lineSchema = z
  .string()
  .transform((line, context): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      context.issues.push({ code: 'custom', input: line });
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ store: z.enum(brand.storefronts.map(({ id }) => id)) }))
  .transform(({ store, ...line }, context) => {
    for (const [name, kind] of Object.entries(kinds)) {
      const parsed = kind.schema.safeParse(line[name]);
      if (parsed.success) return { store, kind, request: parsed.data };
    }
    context.issues.push({ code: 'custom', input: line });
    return z.NEVER;
  });

/**
 * `backup FOLDER`: writes the withdrawals, registered products, claims, and confirmed subscriptions of every storefront, which are nowhere else, to one file
 * of the day, a line of JSON each; `backup -` to standard output, for a program that puts them elsewhere. Nothing is written before
 * all have been read.
 * @returns the exit code.
 */
export async function backupCommand(args: readonly string[]): Promise<number> {
  const { argument: folder } = parseCommand(args, {}, 'folder');
  const { commerce } = openShop().context;
  const lines: string[] = [];
  for (const { id: store } of brand.storefronts)
    for (const [name, kind] of Object.entries(kinds))
      for (const request of (await listRequests(commerce, { id: store }, kind)).filter(isKept))
        lines.push(`${JSON.stringify({ store, [name]: request })}\n`);
  if (folder === '-') {
    process.stdout.write(lines.join(''));
    return 0;
  }
  await mkdir(folder, { recursive: true });
  const file = join(folder, `requests-${new Date().toISOString().slice(0, 10)}.jsonl`);
  // Nobody else may read it, and whoever copies it gets all of it.
  await writeFile(`${file}.part`, lines.join(''), { mode: 0o600 });
  await rename(`${file}.part`, file);
  printLine(`${lines.length} requests are in ${file}.`);
  return 0;
}

/**
 * `restore FILE`: stores what of a backup is missing; what is there stays as it is. Subscriptions come back without a note, so that nobody is
 * welcomed, or subscribed at the newsletter service, once more: they may have left since then.
 * @returns the exit code.
 * @throws Error that names the line that cannot be read; nothing is then changed.
 */
export async function restoreCommand(args: readonly string[]): Promise<number> {
  const { values, argument: file } = parseCommand(args, { yes: flag }, 'file');
  const { commerce } = openShop().context;
  const kept = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const parsed = lineSchema.safeParse(line);
      if (!parsed.success) throw new Error(`${file}:${index + 1} is no line of a backup.`);
      return parsed.data;
    });
  let missing = 0;
  for (const { store, kind, request } of kept) {
    if ((await findRequest(commerce, { id: store }, kind, request.id)) !== null) continue;
    missing += 1;
    if (!values.yes) continue;
    if (kind === subscriptionKind)
      await commerce.putObject(requestsOf(kind, { id: store }), request.id, request, 0);
    else await keepRequest(commerce, { id: store }, kind, request);
  }
  printLine(`${kept.length} requests, ${missing} ${values.yes ? 'restored' : 'missing'}`);
  if (!values.yes) printLine(dryRun);
  return 0;
}
