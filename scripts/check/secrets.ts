import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretSettings } from '../../api/environment.ts';
import type { Settings } from '../options.ts';

/**
 * Searches everything that a build publishes for secrets.
 * @returns `file: SETTING` for each one found.
 */
export function secretsIn(folder: string, settings: Settings): string[] {
  const secrets = secretSettings.flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return filesIn(folder, /\.(js|json|html|css|map|txt|xml)$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets
      .filter(({ name, value }) => text.includes(value) || text.includes(name))
      .map(({ name }) => `${file}: ${name}`);
  });
}

/** @throws Error listing each secret in a build and its file. */
export function expectNoSecrets(folder: string, settings: Settings): void {
  const found = secretsIn(folder, settings);
  if (found.length > 0) throw new Error(`Secrets in the build:\n${found.join('\n')}`);
}

/** @throws Error listing the source maps in a build: they would publish the source, with its comments. */
export function expectNoSourceMaps(folder: string): void {
  const maps = filesIn(folder, /\.map$/);
  if (maps.length > 0) throw new Error(`Source maps in the build:\n${maps.join('\n')}`);
}

const filesIn = (folder: string, names: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
