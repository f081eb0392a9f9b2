import { type ChildProcess, spawn } from 'node:child_process';

interface NodeStart {
  /** Its settings, which are the whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Of Node itself. */
  readonly flags?: readonly string[];
  /** Who runs it, as numbers; the user of this process if omitted. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Relative to the package. */
  readonly program?: string;
}

/**
 * A package for a Node host, started in its folder.
 * @throws Error if it ends instead; it has printed why.
 */
export async function startNode(
  folder: string,
  { env, flags = [], user, program = 'server/server.mjs' }: NodeStart,
): Promise<ChildProcess> {
  const host = spawn(process.execPath, [...flags, program], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  await new Promise<void>((done, fail) => {
    host.stdout.on('data', (chunk: Buffer) => chunk.includes('A storefront is served') && done());
    host.once('error', fail);
    host.once('exit', (code) => fail(new Error(`The host ended with ${code}; see its output above.`)));
  });
  return host;
}
