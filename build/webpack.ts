import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { buildEnvironment } from './environment.ts';

/** Gives the browser's code the one store it is built for, and its styles an order that does not matter. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = (args) => {
  const define = args.plugins.define as (values: Record<string, string>) => object;
  args.actions.setWebpackConfig({
    plugins: [define({ __STORE__: JSON.stringify(buildEnvironment().store) })],
  });
  silenceStyleOrder(args);
};

interface StylePlugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** CSS Modules never rely on the order of files, so two pages may load them differently. */
function silenceStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { plugins: StylePlugin[] })();
  const extract = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (!extract?.options) return;
  extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
