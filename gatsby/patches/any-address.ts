import { resolve } from 'node:path';
import type { Patch } from '../patch.ts';

const router = '/@gatsbyjs/reach-router/dist/index.modern.mjs';
const addressSpelling = JSON.stringify(resolve('src/navigation/address-spelling.ts'));

/**
 * Gatsby's router decodes the address as soon as it is loaded, which throws for `/%`, so that no page comes alive; for
 * `/a%2Fb` it reads another address than there is; and the scroll handler decodes its hash. What says by which path a page
 * is kept does the same, and asks for a page's data once for each query.
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
