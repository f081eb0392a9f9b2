import type { GatsbyNode } from 'gatsby';

/** Gatsby's list of Babel plugins by stage. */
interface BabelState {
  readonly babelrc: {
    readonly stages: Readonly<Record<string, { plugins: readonly { readonly name: string }[] }>>;
  };
}

/**
 * Takes back what gatsby-plugin-typescript, which Gatsby always includes, adds for browsers that do not know `?.` and
 * `??`. Gatsby's actions can add Babel plugins but not remove them, and its list overrides `babel.config.cjs`.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ store }) => {
  const { stages } = (store as unknown as { getState: () => BabelState }).getState().babelrc;
  for (const settings of Object.values(stages))
    settings.plugins = settings.plugins.filter(({ name }) => !/plugin-proposal-/.test(name));
};
