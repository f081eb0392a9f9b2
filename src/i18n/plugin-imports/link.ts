/** Instead of the plugin's `Link`, which ESLint forbids: nothing (`gatsby/webpack.ts`). */
export {};
