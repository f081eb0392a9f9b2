import { keepRequest, questionKind, requestsOf } from '../../commerce/customer-requests.ts';
import type { CreateQuestion, Question } from '../../contract/question.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { defaultLanguageOf, offeredLanguage } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { productUrlOf } from '../../stores/urls.ts';
import { requestIdOf } from '../context/identifiers.ts';
import { requirePlainWords } from '../context/plain-words.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { Expiring } from '../context/shared-values.ts';
import type { AnsweredKind } from '../customer-service/acknowledge.ts';
import { renderMail } from '../mail/templates/render-mail.ts';

/** Where a storefront's questions are: 180 days after the last change, whoever asked has bought something, here or elsewhere. */
export const questionsOf = (store: Pick<Store, 'id'>): Expiring => ({
  container: requestsOf(questionKind, store),
  age: 180 * 24 * 60 * 60_000,
});

/**
 * Stores a question before anybody is told of it. The same question with the same key is stored once.
 * @throws ShopError `NotPlainWords`; `InvalidInput` if the storefront has no such product; `CommerceUnavailable` if it may not have
 * been stored: sending it again is safe.
 */
export async function receiveQuestion(
  context: RequestContext,
  { key, ...asked }: CreateQuestion,
): Promise<Question> {
  const { commerce, store, environment, language, log } = context;
  const { productKey, question } = asked;
  requirePlainWords({ question });
  if (productUrlOf(store, language, productKey) === null)
    throw new ShopError('InvalidInput', 'There is no such product', { productKey });
  const id = requestIdOf('questions', store.id, environment.sessionSecrets, [key, JSON.stringify(asked)]);
  const about = { id, receivedAt: new Date().toISOString(), language, ...asked };
  const kept = await keepRequest(commerce, store, questionKind, about);
  if (kept.isNew) log.info('question received', { question: id, product: productKey });
  return kept.request;
}

/**
 * Questions, and what is sent about them: to staff the question, and once they have answered it, that to whoever asked. Until then,
 * nothing leaves for an address that anybody may have typed.
 */
export const answeredQuestions: AnsweredKind<Question> = {
  ...questionKind,
  mailsAbout({ store }, asked) {
    const { email, productKey, question, answer } = asked;
    const own = defaultLanguageOf(store);
    const productUrl = productUrlOf(store, own, productKey) ?? store.origin;
    const report = {
      ...{ id: 'report', to: store.contact.email, replyTo: email, language: own },
      render: () => renderMail('question-report', { ...asked, productUrl }, { store, language: own }),
    };
    if (!answer) return Promise.resolve([report]);
    const language = offeredLanguage(store, asked.language);
    const data = { question, answer: answer.text, productUrl: productUrlOf(store, language, productKey) };
    const answered = {
      ...{ id: 'answer', to: email, replyTo: store.contact.email, language },
      render: () => renderMail('question-answered', data, { store, language }),
    };
    return Promise.resolve([report, answered]);
  },
};
