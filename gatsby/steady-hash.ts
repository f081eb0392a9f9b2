/** The parts of webpack that are used here. */
interface Hook {
  readonly tap: (name: string, run: () => void) => void;
}
export interface HashedCompilation {
  children: readonly unknown[];
  readonly hooks: { readonly beforeHash: Hook; readonly afterHash: Hook };
}
interface Compiler {
  readonly hooks: {
    readonly compilation: {
      readonly tap: (name: string, run: (compilation: HashedCompilation) => void) => void;
    };
  };
}

const name = 'SteadyHash';

/**
 * A webpack plugin that lets equal files have an equal build. Webpack adds the compilations of stylesheets to the hash of
 * a build, and they only exist where the cache lacks a stylesheet: without this, the first build from the cache would be
 * a new one. Gatsby would write every page again, and every open tab would load the shop anew.
 */
export const steadyHash = {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      let children: readonly unknown[] = [];
      compilation.hooks.beforeHash.tap(name, () => {
        children = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(name, () => {
        compilation.children = children;
      });
    });
  },
};
