/** Replaces the plugin's `Link`, which ESLint forbids, with nothing (`gatsby/webpack.ts`). */
export {};
