import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { expect, test, vi } from 'vitest';
import { netlifyAdapter } from './netlify-adapter.ts';

vi.mock('gatsby-adapter-netlify');

test('Netlify’s adapter is handed everything but the redirects', async () => {
  const adapt = vi.fn();
  vi.mocked(createNetlifyAdapter).mockReturnValue({ name: 'netlify', adapt });
  const routes = ['redirect', 'static', 'redirect', 'function'].map((type) => ({ type }));
  const adapter = netlifyAdapter();
  await adapter.adapt({ routesManifest: routes, pathPrefix: '/shop' } as never);
  expect(adapter.name).toBe('netlify');
  expect(adapt.mock.calls).toEqual([
    [{ routesManifest: [{ type: 'static' }, { type: 'function' }], pathPrefix: '/shop' }],
  ]);
});
