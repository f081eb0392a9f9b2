/**
 * A webpack loader that replaces single expressions of Gatsby's runtime, listed in `gatsby/webpack.ts` as `[file, from,
 * to]`. The build fails if one of them is gone, so that an update of Gatsby cannot undo a correction unnoticed.
 * @this {import('webpack').LoaderContext<{ replacements: readonly (readonly [string, string, string])[] }>}
 * @param {string} source
 */
module.exports = function mendGatsbyRuntime(source) {
  const mine = this.getOptions().replacements.filter(([file]) => this.resourcePath.endsWith(file));
  return mine.reduce((code, [file, from, to]) => {
    if (code.split(from).length !== 2) throw new Error(`${file} should contain exactly once: ${from}`);
    return code.replace(from, () => to);
  }, source);
};
