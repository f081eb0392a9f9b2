import type { Expression } from './patches.ts';

/** The part of webpack's loader context used here (https://webpack.js.org/api/loaders/). */
interface LoaderContext {
  readonly resourcePath: string;
  readonly getOptions: () => { readonly expressions: readonly Expression[] };
}

/**
 * A webpack loader that replaces single expressions of Gatsby's runtime and of libraries.
 * @throws Error if one of them is gone, so that an update cannot undo a correction unnoticed.
 */
export default function replaceExpressions(this: LoaderContext, source: string): string {
  const mine = this.getOptions().expressions.filter(([file]) => this.resourcePath.endsWith(file));
  return mine.reduce((code, [file, from, to]) => {
    if (code.split(from).length !== 2) throw new Error(`${file} should contain exactly once: ${from}`);
    return code.replace(from, () => to);
  }, source);
}
