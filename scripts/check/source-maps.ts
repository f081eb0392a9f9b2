import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @throws Error listing the source maps in a build: they would publish the source, with its comments. */
export function expectNoSourceMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name));
  if (maps.length > 0) throw new Error(`Source maps in the build:\n${maps.join('\n')}`);
}
