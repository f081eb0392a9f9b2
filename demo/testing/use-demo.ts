import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { demoEnvironment } from '../environment.ts';
import { startDemo } from '../start-demo.ts';

/** The sandboxes of the demo, as one test file has them. */
interface DemoTest {
  /** Where the sandboxes' own page is; empty before the tests begin. */
  readonly url: string;
  /** Settings of a shop that uses them; empty before the tests begin. */
  readonly settings: Readonly<Record<string, string>>;
  /** A bearer token of commercetools for the client whose settings have the prefix, e.g. `COMMERCETOOLS_CLIENT`. */
  readonly tokenOf: (prefix: string) => Promise<string>;
}

/** Starts the demo's sandboxes on a free port for all tests of a file. */
export function useDemo(): DemoTest {
  const dataFolder = mkdtempSync(join(tmpdir(), 'demo-'));
  let url = '';
  let settings: Readonly<Record<string, string>> = {};
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const demo = await startDemo({ port: 0, dataFolder });
    close = () => demo.close();
    url = demo.url;
    settings = demoEnvironment(demo.port, demo.mailPort ?? undefined);
  });
  afterAll(async () => {
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return {
    get url() {
      return url;
    },
    get settings() {
      return settings;
    },
    async tokenOf(prefix) {
      const id = `${settings[`${prefix}_ID`]}:${settings[`${prefix}_SECRET`]}`;
      const answer = await fetch(`${settings['COMMERCETOOLS_AUTH_URL']}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(id).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      return ((await answer.json()) as { readonly access_token: string }).access_token;
    },
  };
}
