import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { picturesInDevelopment, siteAdapter } from './adapter.ts';

vi.mock('gatsby-adapter-netlify', async (original) => {
  const { default: create } = await original<{ default: (options?: object) => IAdapter }>();
  return { default: vi.fn(create) };
});

afterEach(() => void vi.mocked(createNetlifyAdapter).mockReset());

const context = { reporter: { verbose: () => undefined } } as never;
const generatorOf = async (adapter: IAdapter) => {
  const config = (await adapter.config?.(context)) as { imageCDNUrlGeneratorModulePath?: string };
  return config.imageCDNUrlGeneratorModulePath;
};

describe('the adapter', () => {
  test('gives pictures the addresses of Netlify, wherever the site is built', async () => {
    for (const onNetlify of [true, false]) {
      expect(await generatorOf(siteAdapter({ onNetlify, pictureService: true }))).toMatch(
        /image-cdn-url-generator/,
      );
      expect(await generatorOf(siteAdapter({ onNetlify, pictureService: false }))).toBeUndefined();
    }
  });

  test('hands Netlify everything but the redirects', async () => {
    const adapt = vi.fn();
    vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt });
    const routes = ['redirect', 'static', 'redirect', 'function'].map((type) => ({ type }));
    const site = { routesManifest: routes, pathPrefix: '/shop' } as never;
    await siteAdapter({ onNetlify: true, pictureService: true }).adapt(site);
    expect(adapt.mock.calls).toEqual([
      [{ routesManifest: [{ type: 'static' }, { type: 'function' }], pathPrefix: '/shop' }],
    ]);
    await siteAdapter({ onNetlify: false, pictureService: true }).adapt(site);
    expect(adapt).toHaveBeenCalledOnce();
  });

  test('keeps caches where Netlify keeps them, and nowhere else', () => {
    vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt: vi.fn(), cache: {} as never });
    expect(siteAdapter({ onNetlify: true, pictureService: true })).toHaveProperty('cache');
    expect(siteAdapter({ onNetlify: false, pictureService: true })).not.toHaveProperty('cache');
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

  test('gives pictures the addresses that a build gives them', async () => {
    await begin('develop');
    expect(globalThis.__GATSBY?.imageCDNUrlGeneratorModulePath).toMatch(/image-cdn-url-generator/);
  });

  test('a build asks its adapter', async () => {
    await begin('build');
    expect(globalThis.__GATSBY).toEqual({});
  });
});
