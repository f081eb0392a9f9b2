/** Transforms of syntax that every browser we support (browserslist) understands; Gatsby's preset adds them regardless. */
const needless =
  /class-properties|nullish-coalescing-operator|optional-chaining|transform-spread|transform-classes/;

/** Gatsby's preset without them: what a first visit downloads is smaller. `gatsby/webpack.ts` names the stage. */
module.exports = (api) => {
  const stage = process.env.BABEL_STAGE;
  api.cache.using(() => stage);
  // In development, Gatsby itself tells its preset the stage.
  if (!stage) return { presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }]] };
  const { presets, plugins } = require('babel-preset-gatsby').default(api, {
    stage,
    reactRuntime: 'automatic',
  });
  return {
    presets,
    plugins: plugins.filter((plugin) => !needless.test(String([plugin].flat()[0]))),
    // Left to itself, Babel decides by what it has seen so far, so that a build with a cache differs from one without.
    compact: true,
  };
};
