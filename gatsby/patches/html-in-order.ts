import type { Patch } from '../patch.ts';

/**
 * In the HTML of a long page, React moves what is in a `Suspense` boundary to the end, and inline scripts put it in its
 * place: without JavaScript it is missing, and the content security policy would have to list each of these scripts.
 */
export const htmlInOrder: Patch = {
  expressions: [
    [
      '/.cache/static-entry.js',
      'renderToPipeableStream(bodyComponent, {\n',
      'renderToPipeableStream(bodyComponent, { progressiveChunkSize: Infinity,\n',
    ],
  ],
};
