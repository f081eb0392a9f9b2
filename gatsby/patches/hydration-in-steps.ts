import type { Patch } from '../patch.ts';

/** Gatsby hydrates a page in one long task. As a transition, React lets input through in between. */
export const hydrationInSteps: Patch = {
  expressions: [
    [
      '/.cache/production-app.js',
      'renderer(<App />, rootElement)\n',
      'React.startTransition(() => renderer(<App />, rootElement))\n',
    ],
  ],
};
