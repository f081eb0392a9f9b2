import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../shop-api/call-shop-api.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { isShopError } from '../shop-api/shop-api-error.ts';
import * as styles from './customer-service.module.css';

export type LinkAnswer = 'confirmation' | 'removal';

/** Whether the shop does not know, or no longer, what a link of an e-mail is about. */
export const isUnknownLink = (error: unknown): boolean => isShopError(error, ['NotFound', 'InvalidInput']);

interface LinkAnswersProps {
  /** The answers that can be given, and the words on their buttons. */
  readonly offered: readonly (readonly [answer: LinkAnswer, words: string])[];
  readonly send: (answer: LinkAnswer) => Promise<unknown>;
  readonly onAnswered: (answer: LinkAnswer | 'unknown') => void;
}

/**
 * The buttons with which a link of an e-mail is answered. Opening its page changes nothing, because programs that look through mail open
 * every link.
 */
export function LinkAnswers({ offered, send, onAnswered }: LinkAnswersProps) {
  const { t } = useTranslation('customer-service');
  const [chosen, setChosen] = useState<LinkAnswer | null>(null);
  const { pending, error, runOnce } = useAction();
  const give = (answer: LinkAnswer) =>
    runOnce(async () => {
      setChosen(answer);
      try {
        await send(answer);
        onAnswered(answer);
      } catch (thrown) {
        if (!isUnknownLink(thrown)) throw thrown;
        onAnswered('unknown');
      }
    });
  return (
    <>
      <ErrorText error={error} />
      <div className={styles.ways}>
        {offered.map(([answer, words]) => (
          <button
            key={answer}
            type="button"
            className={answer === 'confirmation' ? 'button' : 'button button-quiet'}
            aria-disabled={pending}
            onClick={() => void give(answer)}
          >
            {pending && chosen === answer ? t('form.working') : words}
          </button>
        ))}
      </div>
    </>
  );
}
