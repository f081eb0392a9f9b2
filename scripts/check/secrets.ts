import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretSettings } from '../../api/environment.ts';

/**
 * Searches everything that a build publishes for secrets.
 * @returns `file: SETTING` for each one found.
 */
export function secretsIn(folder: string, settings: Readonly<Record<string, string | undefined>>): string[] {
  const secrets = secretSettings.flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|html|css|map|txt|xml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets
      .filter(({ name, value }) => text.includes(value) || text.includes(name))
      .map(({ name }) => `${file}: ${name}`);
  });
}

/** @throws Error listing each secret in a build and its file. */
export function expectNoSecrets(
  folder: string,
  settings: Readonly<Record<string, string | undefined>>,
): void {
  const found = secretsIn(folder, settings);
  if (found.length > 0) throw new Error(`Secrets in the build:\n${found.join('\n')}`);
}
