import { startTool } from './command-line.ts';

/** `npm run files -- check`: what has to be done about photographs of customers where no Node host does it. */
await startTool(
  'files',
  {
    check: {
      takes: '[--store de]',
      does: 'Checks the photographs that customers have sent, and removes those that are not kept anymore; to be run every few minutes.',
      load: async () => (await import('./files/check.ts')).checkCommand,
    },
  },
  () => null,
);
