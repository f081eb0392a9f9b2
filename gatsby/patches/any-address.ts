import { resolve } from 'node:path';
import type { Patch } from '../patch.ts';

const router = '/@gatsbyjs/reach-router/dist/index.modern.mjs';
const addressSpelling = JSON.stringify(resolve('src/navigation/address-spelling.ts'));

/**
 * Gatsby's router decodes the address as soon as it is loaded. For `/%`, that throws, and no page is hydrated; for
 * `/a%2Fb`, it yields another address. The scroll handler decodes the address's hash in the same way. Gatsby's `find-
 * path`, which names the path under which a page is kept, has the same fault and also asks for a page's data once for
 * each query.
 */
export const anyAddress: Patch = {
  expressions: [
    [
      router,
      'import*as e from"react";',
      `import{decodableHash,onePath}from${addressSpelling};import*as e from"react";`,
    ],
    [
      router,
      'pathname:encodeURI(decodeURI(l)),search:t,hash:r',
      'pathname:onePath(l),search:t,hash:decodableHash(r)',
    ],
  ],
  browserModules: [[/\/find-path$/, 'src/navigation/gatsby-find-path.ts']],
};
