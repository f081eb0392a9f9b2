import type { GatsbyNode } from 'gatsby';
import { buildEnvironment } from './environment.ts';

/** Gives the browser's code the one store it is built for. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ actions, plugins }) => {
  actions.setWebpackConfig({
    plugins: [plugins.define({ __STORE__: JSON.stringify(buildEnvironment().store) })],
  });
};
