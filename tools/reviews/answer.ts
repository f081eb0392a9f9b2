import { acknowledge } from '../../api/customer-service/acknowledge.ts';
import { answeredQuestions } from '../../api/questions/questions.ts';
import { changeRequest, questionKind } from '../../commerce/customer-requests.ts';
import type { ReviewRecord } from '../../commerce/review-record.ts';
import type { Question } from '../../contract/question.ts';
import { printLine } from '../../scripts/print.ts';
import { cleanText } from '../../stores/typed-text.ts';
import { flag, parseCommand, UsageError } from '../command-line.ts';
import type { OperatorShop } from '../orders/open-shop.ts';
import { announced, beside, zonedTimeText } from '../orders/text.ts';
import { find } from './find.ts';
import { withQuestion, writeQuestions } from './published-questions.ts';
import { questionText, reviewText } from './shown.ts';

/**
 * `answer KEY "TEXT"`: answers a question by e-mail, with `--publish` for the page of its product, too; or answers a review, below its
 * text. The same again changes nothing.
 * @returns the exit code.
 */
export async function answerCommand(args: readonly string[]): Promise<number> {
  const known = { publish: flag, yes: flag };
  const { values, argument, positionals } = parseCommand(args, known, 'key', 'text of the answer');
  const text = cleanText(positionals[1] ?? '', 'lines');
  if (text === '') throw new UsageError('The text of the answer is empty.');
  const found = await find(argument);
  if ('question' in found) return answerQuestion(found.shop, found.question, text, values);
  if (values.publish)
    throw new UsageError('--publish is for questions: the answer to a review stands below the review.');
  return answerReview(found.shop, found.review, text, values.yes);
}

async function answerReview(
  { context }: OperatorShop,
  review: ReviewRecord,
  text: string,
  isMeant: boolean,
): Promise<number> {
  const plan = `Answer this review for everybody to read, in its language (${review.language})`;
  const answered = reviewText(context, { ...review, answer: text });
  if (!announced(`${plan}\n\n${answered}\n`, isMeant)) return 0;
  await context.commerce.updateReview(review, [{ change: 'setAnswer', answer: text }]);
  printLine(
    review.state === 'published'
      ? 'Done. Pages show it after their next build: in a day at most, or once you start one at the host.'
      : 'Done. It is shown with the review, once that is published.',
  );
  return 0;
}

async function answerQuestion(
  { context }: OperatorShop,
  asked: Question,
  text: string,
  { publish, yes }: { readonly publish: boolean; readonly yes: boolean },
): Promise<number> {
  const { commerce, store } = context;
  const { id, productKey, question, email } = asked;
  const before = asked.answer;
  if (before && before.text !== text) {
    const when = zonedTimeText(before.at, store);
    throw new UsageError(
      `It was answered on ${when}, and the e-mail has left: "${before.text}". To say more, write to ${email}.`,
    );
  }
  // Before anything leaves: it says what would make the file wrong.
  const published = publish
    ? await withQuestion(asked.language, { productKey, question, answer: text })
    : null;
  const plan = `Answer this question by e-mail, in its language (${asked.language})`;
  const answer = { text, at: new Date().toISOString() };
  const lines = [
    `${plan}\n`,
    questionText(store, { ...asked, answer: before ?? answer }),
    ...(published ? [beside('  Written to', 13, published.file)] : []),
  ];
  if (!announced(`${lines.join('\n')}\n`, yes)) return 0;
  const kept = await changeRequest(commerce, store, questionKind, id, (current) => {
    if (!current.answer) return { ...current, answer };
    if (current.answer.text !== text)
      throw new UsageError('Somebody else has just answered it: look with `list`.');
    return current;
  });
  if (!kept) throw new UsageError(`There is no question ${id} anymore.`);
  const hasLeft = await acknowledge(context, answeredQuestions, kept);
  printLine(
    hasLeft
      ? `The answer has left for ${email}.`
      : `The answer is kept, and leaves for ${email} as soon as the mail server takes it.`,
  );
  if (published) await writeQuestions(published);
  return 0;
}
