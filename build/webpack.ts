import type { GatsbyNode } from 'gatsby';
import { processEnvironment } from '../api/environment.ts';

/** Gives the browser's code the one store it is built for. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ actions, plugins }) => {
  actions.setWebpackConfig({
    plugins: [plugins.define({ __STORE__: JSON.stringify(processEnvironment().store) })],
  });
};
