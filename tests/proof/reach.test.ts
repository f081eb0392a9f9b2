import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test.each([
  ['tests/journeys/a.spec.ts', '', 'shop'],
  ['src/cart/a.test.tsx', "import { screen } from '@testing-library/react';", 'shop'],
  ['src/cart/a.test.tsx', "import { a } from './a.tsx';", 'part'],
  ['api/a.test.ts', "import { createShopApi } from './app.ts';", 'shop'],
  ['src/b/a.test.ts', "const { createShopApi } = await import('../../api/app.ts');", 'shop'],
  ['api/routes/a.test.ts', "import { fakeShopApi } from '../testing/fake-shop-api.ts';", 'shop'],
  // This one only answers what a browser asks.
  ['src/shop-api/a.test.ts', "import { fakeShopApi } from '../testing/fake-shop-api.ts';", 'part'],
  ['hosts/node/a.test.ts', "import { storefrontSite } from './site.ts';", 'shop'],
  ['src/a.test.ts', "import { a } from './site.ts';", 'part'],
  [
    'src/search/service/a.test.ts',
    "import { serveFixture } from '../../../demo/testing/search-fixture.ts';\nimport { searchProducts } from './search-client.ts';",
    'shop',
  ],
  // Only one side of it runs.
  ['src/search/service/a.test.ts', "import { searchProducts } from './search-client.ts';", 'part'],
  ['demo/a.test.ts', "import { serveDemoSearch } from './testing/demo-search.ts';", 'part'],
])('%s with %s: %s', (file, source, reach) => {
  expect(reachOf(file, source)).toBe(reach);
});
