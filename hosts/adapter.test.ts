import { readFileSync } from 'node:fs';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureSourcesWith } from '../pictures/sources.ts';
import { rulesFileOf, rulesPointer } from '../redirects/published-rules.ts';
import { sampleRules } from '../redirects/testing/sample-rules.ts';
import type { RedirectRule } from '../redirects/types.ts';
import { inEmptyFolder, writeFiles } from '../scripts/testing/in-empty-folder.ts';
import { picturesInDevelopment, siteAdapter } from './adapter.ts';
import { hashOf } from './inline-scripts.ts';
import { netlifyRedirects } from './netlify/redirects-file.ts';

vi.mock('gatsby-adapter-netlify', async (original) => {
  const { default: create } = await original<{ default: (options?: object) => IAdapter }>();
  return { default: vi.fn(create) };
});

afterEach(() => void vi.mocked(createNetlifyAdapter).mockReset());

/** A site whose policy lists the hashes of its scripts. */
const headersOf = (hashes: readonly string[]) => ({
  'Content-Security-Policy': `script-src ${hashes.join(' ')}; frame-ancestors 'self'`,
});
const embedding = { origins: [], unframed: ['/cart', '/checkout'] };
const deployment = { pictureService: true, headersOf, pictureFolders: [], embedding } as const;

const context = { reporter: { verbose: () => undefined } } as never;
const generatorOf = async (adapter: IAdapter) => {
  const config = (await adapter.config?.(context)) as { imageCDNUrlGeneratorModulePath?: string };
  return config.imageCDNUrlGeneratorModulePath;
};

describe('the adapter', () => {
  test('gives images Netlify’s addresses, wherever the site is built', async () => {
    for (const onNetlify of [true, false]) {
      expect(await generatorOf(siteAdapter({ ...deployment, onNetlify }))).toMatch(/image-cdn-url-generator/);
      expect(
        await generatorOf(siteAdapter({ ...deployment, onNetlify, pictureService: false })),
      ).toBeUndefined();
    }
  });

  test('uses Netlify’s build cache on Netlify only', () => {
    vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt: vi.fn(), cache: {} as never });
    expect(siteAdapter({ ...deployment, onNetlify: true })).toHaveProperty('cache');
    expect(siteAdapter({ ...deployment, onNetlify: false })).not.toHaveProperty('cache');
  });
});

describe('what a build publishes', () => {
  inEmptyFolder();
  type Built = Parameters<IAdapter['adapt']>[0];

  /** The end of a build with these rules. */
  async function build(
    rules: readonly RedirectRule[],
    {
      onNetlify = false,
      pictureFolders = [] as readonly string[],
      origins = [] as readonly string[],
      files = {},
    } = {},
  ) {
    const { address, text } = await rulesFileOf(rules, 'always');
    await writeFiles({ ...files, [`public${address}`]: text });
    const pages = [{ type: 'static', path: '/a/', filePath: 'public/a/index.html' }];
    const built = {
      headerRoutes: [{ path: '/a/', headers: [] }],
      pathPrefix: '/shop',
      trailingSlash: 'always',
    };
    const routesManifest = [{ type: 'redirect', path: '/old/', toPath: '/a/' }, ...pages];
    await siteAdapter({
      ...deployment,
      onNetlify,
      pictureFolders,
      embedding: { ...embedding, origins },
    }).adapt({
      ...built,
      routesManifest,
    } as unknown as Built);
    return { address, pages, built };
  }
  const readJson = (path: string): unknown => JSON.parse(readFileSync(`public${path}`, 'utf8'));

  test('where hosts find the rules, and the rules for Netlify', async () => {
    const { address } = await build(sampleRules);
    expect(readJson(rulesPointer)).toEqual({
      rules: address,
      headers: headersOf([]),
      unframed: embedding.unframed,
    });
    expect(readFileSync('public/_redirects', 'utf8')).toBe(netlifyRedirects(sampleRules));
    expect(await build(sampleRules)).toMatchObject({ address });
  });

  test('the headers of the site, which list the scripts of all finished pages', async () => {
    const files = {
      'public/index.html': '<script>start()</script>',
      'public/offline/en.html': '<script>retry()</script>',
    };
    await build([], { files });
    const hashes = ['start()', 'retry()'].map(hashOf).sort();
    expect(readJson(rulesPointer)).toMatchObject({ headers: headersOf(hashes) });
  });

  test('Netlify’s own adapter gets everything but redirects and headers, which are written already', async () => {
    const adapt = vi.fn();
    vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt });
    const app = 'app-0123456789abcdef0123.js';
    const { pages, built } = await build(sampleRules, {
      onNetlify: true,
      origins: ['https://a.example', 'https://b.example'],
      files: { 'public/index.html': '<script>start()</script>', [`public/${app}`]: '' },
    });
    expect(adapt.mock.calls).toEqual([[{ ...built, routesManifest: pages, headerRoutes: [] }]]);
    const policy = `script-src ${hashOf('start()')}; frame-ancestors 'self'`;
    const rules = readFileSync('public/_headers', 'utf8').split(/\n(?=\/)/);
    expect(rules[0]).toContain(
      `/*\n  Content-Security-Policy: ${policy} https://a.example https://b.example\n`,
    );
    for (const page of ['/cart', '/cart.html', '/cart/*', '/checkout'])
      expect(rules).toContainEqual(
        expect.stringContaining(`${page}\n  Content-Security-Policy: ${policy}\n`),
      );
    expect(rules).toContain(`/${app}\n  Cache-Control: public, max-age=31536000, immutable`);
  });

  test('Netlify fetches pictures from the folders of the settings, and from nowhere else', async () => {
    vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt: vi.fn() });
    const pictureFolders = [
      'https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/',
      'https://a.example/b(1)+c/',
    ];
    await build([], { onNetlify: true, pictureFolders });
    const { images } = JSON.parse(readFileSync('.netlify/v1/config.json', 'utf8')) as {
      images: { remote_images: string[] };
    };
    const patterns = images.remote_images.map((source) => new RegExp(source));
    const isSource = pictureSourcesWith(pictureFolders);
    for (const [url, allowed] of [
      ['https://images.cdn.europe-west1.gcp.commercetools.com/0b1c/carrier.png', true],
      ['https://a.example/b(1)+c/d.png', true],
      ['https://images.cdn.europe-west1.gcp.commercetools.com/another/carrier.png', false],
      ['https://imagesXcdn.europe-west1.gcp.commercetools.com/0b1c/carrier.png', false],
      ['https://x.example/?https://a.example/b(1)+c/d.png', false],
    ] as const)
      expect([url, isSource(url), patterns.some((rule) => rule.test(url))]).toEqual([url, allowed, allowed]);
  });
});

describe('the development server', () => {
  beforeEach(() => {
    globalThis.__GATSBY = {};
  });
  afterEach(() => {
    globalThis.__GATSBY = undefined;
    vi.unstubAllEnvs();
  });
  const begin = (command: string) => {
    vi.stubEnv('gatsby_executing_command', command);
    return picturesInDevelopment(context, {} as never, undefined as never);
  };

  test('gives images the same addresses as a build', async () => {
    await begin('develop');
    expect(globalThis.__GATSBY?.imageCDNUrlGeneratorModulePath).toMatch(/image-cdn-url-generator/);
  });
});
