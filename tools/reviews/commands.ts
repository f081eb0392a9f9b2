import type { Commands } from '../command-line.ts';

/** The commands of `npm run reviews`. */
export const commands: Commands = {
  list: {
    takes: '[--store de] [--all]',
    does: 'Lists the reviews that nobody has checked and the questions that nobody has answered, the oldest first, or all of them.',
    load: async () => (await import('./list.ts')).listCommand,
  },
  publish: {
    takes: 'KEY@VERSION [--yes]',
    does: 'Publishes a review as `list` has shown it: the pages of its product show it after their next build.',
    load: async () => (await import('./decide.ts')).publishCommand,
  },
  decline: {
    takes: 'KEY@VERSION [--yes]',
    does: 'Leaves a review unpublished as `list` has shown it, or takes it back from the pages. A question is deleted.',
    load: async () => (await import('./decide.ts')).declineCommand,
  },
  answer: {
    takes: 'KEY "TEXT" [--publish] [--yes]',
    does: 'Answers a question by e-mail, or a review below its text. --publish also writes question and answer for the page of the product.',
    load: async () => (await import('./answer.ts')).answerCommand,
  },
};
