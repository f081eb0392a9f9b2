import { pathToFileURL } from 'node:url';

/** The part of webpack's loader context used here (https://webpack.js.org/api/loaders/). */
interface LoaderContext {
  readonly resourcePath: string;
  readonly cacheable: (flag: boolean) => void;
}

/**
 * A webpack loader that replaces a module with the values that it exports: what calculates them stays out of browsers.
 * The values have to be JSON.
 */
export default async function evaluate(this: LoaderContext): Promise<string> {
  // webpack does not know what the module depends on.
  this.cacheable(false);
  const values = (await import(pathToFileURL(this.resourcePath).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
