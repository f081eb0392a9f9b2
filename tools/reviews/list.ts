import { listRequests, questionKind } from '../../commerce/customer-requests.ts';
import { printLine } from '../../scripts/print.ts';
import { storeById } from '../../stores/storefront.ts';
import { flag, parseCommand, text } from '../command-line.ts';
import { openShop, storeOfNumber } from '../orders/open-shop.ts';
import { remarksOn } from './remarks.ts';
import { questionText, reviewText } from './shown.ts';

/**
 * `list`: the reviews and questions that wait for somebody, or all of them; of one storefront, or of every one. The oldest come first.
 * @returns the exit code.
 */
export async function listCommand(args: readonly string[]): Promise<number> {
  const { values } = parseCommand(args, { store: text, all: flag });
  const { context, stores } = openShop();
  const { commerce } = context;
  const shown = values.store === undefined ? stores : [storeById(values.store, stores)];
  const waiting = await commerce.listReviews('toCheck');
  const others =
    values.all || waiting.length > 0
      ? [...(await commerce.listReviews('declined')), ...(await commerce.listReviews('published'))]
      : [];
  const reviews = [...waiting, ...(values.all ? others : [])].flatMap((review) => {
    // Those from elsewhere belong to no storefront, and are shown with the first one.
    const own = review.key === null ? shown[0]?.id : storeOfNumber(review.key);
    const store = shown.find(({ id }) => id === own);
    const remarks = remarksOn(review, [...waiting, ...others]);
    return store ? [reviewText({ ...context, store }, review, remarks)] : [];
  });
  const questions: string[] = [];
  for (const store of shown)
    for (const question of await listRequests(commerce, store, questionKind))
      if (values.all || !question.answer) questions.push(questionText(store, question));
  printLine(
    [
      ...sectionOf('Reviews', reviews, 'publish or decline them by key and version'),
      ...sectionOf('Questions', questions, 'answer or decline them by their keys'),
    ].join('\n\n'),
  );
  return 0;
}

const sectionOf = (title: string, entries: readonly string[], what: string): string[] =>
  entries.length === 0 ? [`${title}: none.`] : [`${title} (${what}):`, ...entries];
