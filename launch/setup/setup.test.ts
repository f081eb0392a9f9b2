import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startSandbox } from 'storefront-sandbox';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '../../brands/second/build.ts';
import { commercetoolsProject } from '../../commerce/client.ts';
import { projectOf } from '../../commerce/project/description.ts';
import { administratorAccess } from '../../local/credentials.ts';
import { administratorEnvironment } from '../../local/environment.ts';
import { runSetup } from './run.ts';
import { readSetupSettings } from './settings.ts';

const description = projectOf(brand);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** An empty project, and what the command prints and returns there. */
async function emptyProject(scopes?: readonly string[]) {
  const access = administratorAccess();
  const clients = access.clients.map((client) => ({ ...client, ...(scopes && { scopes }) }));
  const seed = { name: 'Shop', commercetools: { credentials: { ...access, clients } } };
  const sandbox = await startSandbox(seed, { port: 0, dataFolder: mkdtempSync(join(folder, 'data-')) });
  onTestFinished(() => sandbox.close());
  const env = administratorEnvironment(sandbox.port);
  const setup = (...args: string[]) => run(args, env);
  return { env, setup, api: commercetoolsProject(readSetupSettings(env)), url: sandbox.url };
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>, wanted = description) {
  const printed: string[] = [];
  const code = await runSetup(args, env, (text) => printed.push(text), wanted).catch((error: unknown) => {
    printed.push(error instanceof Error ? error.message : String(error));
    return 'refused';
  });
  return { code, text: printed.join('\n') };
}

const everything = (file = 'secrets.env') => [
  ...['--apply', '--secrets', join(folder, file)],
  ...['--events', 'pubsub:shop/events'],
];

describe('npm run setup', () => {
  it('product 7.310, 7.311: shows what an empty project lacks, makes it, and the second time changes nothing', async () => {
    const { setup, env } = await emptyProject();
    const plan = await setup();
    expect(plan).toMatchObject({
      code: 0,
      text: expect.stringContaining('create    type cart-checkout') as string,
    });
    expect((await setup()).text).toBe(plan.text);
    expect((await setup('--apply')).text).toContain('name a file for them, e.g. --secrets');

    const applied = await setup(...everything());
    expect(applied.text).toContain('Done.');
    expect(applied.code).toBe(0);
    const again = await setup(...everything());
    expect(again).toMatchObject({
      code: 0,
      text: expect.not.stringMatching(/^(create|change|conflict) /m) as string,
    });

    // The file alone has the secrets, and they are those of clients that may do what the shop does.
    const secrets = readFileSync(join(folder, 'secrets.env'), 'utf8');
    expect(statSync(join(folder, 'secrets.env')).mode & 0o777).toBe(0o600);
    const client = parseEnv(secrets);
    for (const secret of Object.values(client)) expect(applied.text).not.toContain(secret);
    const settings = readSetupSettings(env);
    const [clientId, clientSecret] = [
      client['COMMERCETOOLS_CLIENT_ID'],
      client['COMMERCETOOLS_CLIENT_SECRET'],
    ];
    const shop = commercetoolsProject({
      ...settings,
      clientId: String(clientId),
      clientSecret: String(clientSecret),
    });
    const cart = await shop
      .carts()
      .post({ body: { currency: 'EUR' } })
      .execute();
    expect(cart.statusCode).toBe(201);
    await expect(shop.types().get().execute()).rejects.toMatchObject({ statusCode: 403 });
  });

  it('goes on where it was interrupted, wherever that was', async () => {
    const { setup, url } = await emptyProject();
    const control = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const fault = (name: string) =>
      fetch(`${url}/control/faults`, {
        ...control,
        body: JSON.stringify({ place: 'commercetools', fault: name }),
      });
    let refused = 0;
    for (let steps = 1; ; steps += 7) {
      let done = 0;
      const env = administratorEnvironment(Number(new URL(url).port));
      const interrupt = (text: string) => {
        if (/^(create|change) /.test(text)) done += 1;
        if (done === steps) throw new Error('interrupted');
      };
      const interrupted = await runSetup(everything(), env, interrupt, description).catch(
        () => 'interrupted',
      );
      if (interrupted !== 'interrupted') break;
      refused += 1;
    }
    expect(refused).toBeGreaterThan(2);
    await fault('down');
    expect(await setup()).toMatchObject({
      code: 'refused',
      text: expect.stringContaining('cannot answer just now (503)') as string,
    });
    await fault('truncated');
    expect((await setup()).code).toBe('refused');
    await fault('none');
    expect((await setup(...everything())).text).not.toMatch(/^(create|change|conflict) /m);
  });

  it('says which scope is missing, which change is impossible, and who can read the secrets', async () => {
    const forbidden = await emptyProject(['manage_orders']);
    expect((await forbidden.setup()).text).toMatch(
      /needs the scopes manage_project and manage_api_clients.*view_project/,
    );
    const secrets = join(folder, 'secrets.env');
    writeFileSync(secrets, '', { mode: 0o644 });
    const { setup } = await emptyProject(['manage_project']);
    const partial = await setup('--apply');
    expect(partial).toMatchObject({
      code: 1,
      text: expect.stringContaining('lacks the scope manage_api_clients') as string,
    });
    const all = await emptyProject();
    expect((await all.setup('--apply', '--secrets', secrets)).text).toContain('chmod 600');
    expect((await all.setup('--events', 'sqs:queue')).text).toContain('pubsub:PROJECT/TOPIC');
    const isGift = {
      name: 'isGift',
      label: { en: 'Gift' },
      type: { name: 'String' } as const,
      required: false,
    };
    const body = {
      key: 'cart-checkout',
      name: { en: 'Own' },
      resourceTypeIds: ['order'],
      fieldDefinitions: [isGift],
    };
    await all.api.types().post({ body }).execute();
    const conflict = await all.setup(...everything('others.env'));
    expect(conflict).toMatchObject({
      code: 1,
      text: expect.stringContaining('The field isGift is of the type “String”') as string,
    });
    expect(
      (await all.api.types().withKey({ key: 'cart-checkout' }).get().execute()).body.fieldDefinitions,
    ).toHaveLength(10);
  });

  it('takes what somebody else makes at the same time as it is', async () => {
    const { env } = await emptyProject();
    const both = await Promise.all(['one', 'two'].map((file) => run(everything(file), env)));
    expect(both.map(({ text }) => text)).toEqual([
      expect.stringContaining('Done.'),
      expect.stringContaining('Done.'),
    ]);
    expect((await run([], env)).text).not.toMatch(/^(create|change|conflict) /m);
  });

  it.each([
    [401, '{"message":"no"}', 'does not accept COMMERCETOOLS_ADMIN_CLIENT_ID'],
    [403, '{"message":"Insufficient scope"}', 'needs the scopes manage_project'],
    [404, '{"message":"gone"}', 'There is no project “sandbox-shop”'],
    [429, '', 'Wait a minute'],
    [500, '<h1>Oops</h1>', 'cannot answer just now (500)'],
    [200, '<h1>Welcome</h1>', 'answer'],
    [200, '{"results":[]}', 'does not answer as commercetools does'],
    [
      200,
      '{"key":"other","version":1,"languages":[],"currencies":[],"countries":[],"results":[]}',
      'answers for the project “other”',
    ],
    [0, '', 'Set COMMERCETOOLS_AUTH_URL and COMMERCETOOLS_API_URL'],
  ])('product 7.312: is told %i %s', async (status, body, words) => {
    const server = createServer((request, response) => {
      if (status === 0) response.destroy();
      else if (request.url?.startsWith('/commercetools/oauth'))
        response
          .setHeader('Content-Type', 'application/json')
          .end('{"access_token":"t","expires_in":100,"token_type":"Bearer"}');
      else response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    }).listen(0);
    onTestFinished(() => void server.close());
    const { text, code } = await run([], administratorEnvironment((server.address() as AddressInfo).port));
    expect(text).toContain(words);
    expect(code).toBe('refused');
  });
});
