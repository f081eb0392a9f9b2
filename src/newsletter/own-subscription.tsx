import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../contract/newsletter.ts';
import { Sent } from '../customer-service/form-parts.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { useSitePaths } from '../navigation/page-context.tsx';
import { ErrorText, RetryableError } from '../shop-api/error-text.tsx';
import { callShopApi, useAction, useShopData } from '../shop-api/call-shop-api.ts';
import { isShopError } from '../shop-api/shop-api-error.ts';
import { useStore } from '../shop/shop-context.tsx';
import { keepReader } from '../telemetry/newsletter-script.ts';

type Answer = 'confirmation' | 'removal';
type Stage = 'open' | 'confirmed' | 'left' | 'unknown';

const stageOf = ({ confirmedAt, leftAt }: Subscription): Stage => {
  if (leftAt !== undefined) return 'left';
  return confirmedAt === undefined ? 'open' : 'confirmed';
};

const isUnknown = (error: unknown): boolean => isShopError(error, ['NotFound', 'InvalidInput']);

/**
 * The subscription of the link that opened the page: one button confirms it, another ends it. Opening the page changes nothing,
 * because programs that look through mail open every link.
 */
export function OwnSubscription({ id }: { readonly id: string }) {
  const { t } = useTranslation('newsletter');
  const { data, error, retry } = useShopData(id, (api) => api.loadSubscription(id));
  const { contact } = useStore();
  const [reached, setReached] = useState<Stage | null>(null);
  if (error && !isUnknown(error)) return <RetryableError error={error} onRetry={retry} />;
  if (!data && !error) return <p role="status">{t('own.loading')}</p>;
  const email = data?.email ?? '';
  const stage = reached ?? (data ? stageOf(data) : 'unknown');
  switch (stage) {
    case 'left':
      return <Ended title={t('own.leftTitle')} text={t('own.leftText', { email })} />;
    case 'unknown':
      return <Ended title={t('own.unknownTitle')} text={t('own.unknownText', { email: contact.email })} />;
    case 'open':
      return (
        <div className={service.form}>
          <p data-sentry-mask>{t('own.question', { email })}</p>
          <p>{t('promise')}</p>
          <Answers id={id} email={email} offered={['confirmation', 'removal']} onAnswered={setReached} />
        </div>
      );
    case 'confirmed':
      return (
        <div className={service.form}>
          {reached === null ? (
            <p data-sentry-mask>{t('own.already', { email })}</p>
          ) : (
            <Sent title={t('own.confirmedTitle')}>
              <p data-sentry-mask>{t('own.confirmedText', { email })}</p>
            </Sent>
          )}
          <Answers id={id} email={email} offered={['removal']} onAnswered={setReached} />
        </div>
      );
  }
}

interface AnswersProps {
  readonly id: string;
  readonly email: string;
  readonly offered: readonly Answer[];
  readonly onAnswered: (reached: Stage) => void;
}

function Answers({ id, email, offered, onAnswered }: AnswersProps) {
  const { t } = useTranslation('newsletter');
  const [chosen, setChosen] = useState<Answer | null>(null);
  const { pending, error, runOnce } = useAction();
  const send = (answer: Answer) =>
    runOnce(async () => {
      setChosen(answer);
      try {
        await callShopApi((api) => api.answerNewsletterLink(answer, id));
        keepReader(answer === 'confirmation' ? email : null);
        onAnswered(answer === 'confirmation' ? 'confirmed' : 'left');
      } catch (thrown) {
        if (!isUnknown(thrown)) throw thrown;
        onAnswered('unknown');
      }
    });
  const labelOf = (answer: Answer) =>
    answer === 'removal' && offered.length > 1 ? 'own.decline' : (`own.${answer}` as const);
  return (
    <>
      <ErrorText error={error} />
      <div className={service.ways}>
        {offered.map((answer) => (
          <button
            key={answer}
            type="button"
            className={answer === 'confirmation' ? 'button' : 'button button-quiet'}
            aria-disabled={pending}
            onClick={() => void send(answer)}
          >
            {t(pending && chosen === answer ? 'sending' : labelOf(answer))}
          </button>
        ))}
      </div>
    </>
  );
}

/** There is no subscription, and how to ask for one. The link leads to a new document, which no link with a secret has opened. */
function Ended({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('newsletter');
  const sitePath = useSitePaths();
  return (
    <Sent title={title}>
      <p data-sentry-mask>{text}</p>
      <div className={service.ways}>
        <a href={sitePath('home')} className="button">
          {t('own.shop')}
        </a>
        <a href={sitePath('newsletter')} className="link">
          {t('own.again')}
        </a>
      </div>
    </Sent>
  );
}
