import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { settings } from '../api/testing/fake-shop-api.ts';
import { stores } from '../stores/index.ts';
import { directoryPath } from '../src/region/load-directory.ts';
import { writeDirectory } from './directory-file.ts';

const home = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-'));
  process.chdir(folder);
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('GATSBY_KLEVU_URL', 'http://localhost:8080/klevu');
  vi.stubEnv('STOREFRONT_ORIGINS', 'http://{store}.localhost:8000');
});
afterEach(async () => {
  process.chdir(home);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const directorySchema = z.array(
  z.strictObject({
    country: z.string().regex(/^[a-z]{2}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    storeId: z.string(),
    tax: z.strictObject({ included: z.boolean(), name: z.string() }),
    homes: z.array(z.strictObject({ language: z.string(), href: z.url() })).min(1),
  }),
);

test('next to the pages, there is a file with every country and the storefront that sells there', async () => {
  await writeDirectory();
  const file: unknown = JSON.parse(await readFile(join(folder, 'public', directoryPath), 'utf8'));
  const directory = directorySchema.parse(file);
  expect(directory.map(({ country }) => country)).toEqual(
    Object.values(stores).flatMap(({ countries }) => countries.map(({ code }) => code)),
  );
  expect(directory.find(({ country }) => country === 'pl')).toEqual({
    country: 'pl',
    currency: 'PLN',
    storeId: 'eu',
    tax: { included: true, name: 'vat' },
    homes: [
      { language: 'en', href: 'http://eu.localhost:8000/' },
      { language: 'de', href: 'http://eu.localhost:8000/de/' },
    ],
  });
});
