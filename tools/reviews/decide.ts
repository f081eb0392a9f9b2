import { questionKind, removeRequest } from '../../commerce/customer-requests.ts';
import { printLine } from '../../scripts/print.ts';
import { flag, parseCommand, UsageError } from '../command-line.ts';
import { announced } from '../orders/text.ts';
import { find } from './find.ts';
import { questionText, reviewText } from './shown.ts';

/** What follows a change that shoppers see. */
const afterBuild =
  'commercetools tells the shop, which has its pages built anew: they show it after that, mostly within half an hour.';

/** `publish KEY` shows a review, `publish KEY@VERSION --yes` publishes what was shown. @returns the exit code. */
export const publishCommand = (args: readonly string[]): Promise<number> => decide(args, 'published');

/** `decline`, likewise; also `decline KEY --yes` of a question. @returns the exit code. */
export const declineCommand = (args: readonly string[]): Promise<number> => decide(args, 'declined');

async function decide(args: readonly string[], state: 'published' | 'declined'): Promise<number> {
  const { values, argument } = parseCommand(args, { yes: flag }, 'key');
  const found = await find(argument);
  const { commerce, store } = found.shop.context;
  if ('question' in found) {
    const { question } = found;
    if (state === 'published')
      throw new UsageError(`A question is published with its answer: answer ${question.id} "…" --publish`);
    if (!announced(`Delete this question\n\n${questionText(store, question)}\n`, values.yes)) return 0;
    await removeRequest(commerce, store, questionKind, question.id);
    printLine('Done.');
    return 0;
  }
  const { review } = found;
  const text = reviewText(found.shop.context, review);
  if (review.state === state) {
    printLine(`${text}\n\nIt is ${state} already.`);
    return 0;
  }
  if (values.yes && !argument.includes('@'))
    throw new UsageError(
      'Its author may change it at any time: name the version that you have read, KEY@VERSION, as `list` shows it.',
    );
  const plan = state === 'published' ? 'Publish this review' : 'Do not publish this review';
  if (!announced(`${plan}\n\n${text}\n`, values.yes)) return 0;
  await commerce.updateReview(review, [{ change: 'setState', state }]);
  const isSeen = [state, review.state].includes('published');
  printLine(isSeen ? `Done. ${afterBuild}` : 'Done. Its author can see that on the page of the order.');
  return 0;
}
