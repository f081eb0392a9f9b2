import { closeSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { projectClients } from '../../commerce/project/clients.ts';
import type { NewClient } from '../../commerce/project/apply.ts';

/**
 * Opens the file that the secrets of new API clients are added to, before any is made: commercetools tells each once.
 * @throws Error if it cannot be written, or others can read it.
 */
export function openSecretsFile(path: string): (client: NewClient) => void {
  const file = openSync(path, 'a', 0o600);
  if ((fstatSync(file).mode & 0o077) !== 0) {
    closeSync(file);
    throw new Error(
      `Others can read ${path}. Run \`chmod 600 ${path}\`, or name another file with --secrets.`,
    );
  }
  return ({ name, id, secret }) => {
    const setting = Object.values(projectClients).find((client) => client.name === name)?.setting ?? name;
    writeSync(file, `${setting}_ID=${id}\n${setting}_SECRET=${secret}\n`);
    fsyncSync(file);
  };
}
