import type { Commands } from '../command-line.ts';

/** The commands of `npm run recalls`. */
export const commands: Commands = {
  notify: {
    takes: 'RECALL [--store de] [--unreachable FILE.csv] [--per-minute 120] [--dry-run | --yes]',
    does: 'Writes to everybody who has, or may have, what is recalled, each once, and lists whom no e-mail reaches. RECALL is the folder of its page. Can be interrupted and repeated.',
    load: async () => (await import('./notify.ts')).notifyCommand,
  },
};
