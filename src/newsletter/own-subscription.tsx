import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../contract/newsletter.ts';
import * as service from '../customer-service/customer-service.module.css';
import { Sent } from '../customer-service/form-parts.tsx';
import { isUnknownLink, LinkAnswers } from '../customer-service/link-answers.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { RetryableError } from '../shop-api/error-text.tsx';
import { callShopApi, useShopData } from '../shop-api/call-shop-api.ts';
import { useStore } from '../shop/shop-context.tsx';
import { keepReader } from '../telemetry/newsletter-script.ts';

type Stage = 'open' | 'confirmed' | 'left' | 'unknown';

const stageOf = ({ confirmedAt, leftAt }: Subscription): Stage => {
  if (leftAt !== undefined) return 'left';
  return confirmedAt === undefined ? 'open' : 'confirmed';
};

const reachedBy = { confirmation: 'confirmed', removal: 'left', unknown: 'unknown' } as const;

/** The subscription of the link that opened the page: one button confirms it, another ends it. */
export function OwnSubscription({ id }: { readonly id: string }) {
  const { t } = useTranslation(['newsletter', 'customer-service']);
  const { data, error, retry } = useShopData(id, (api) => api.loadSubscription(id));
  const { contact } = useStore();
  const [reached, setReached] = useState<Stage | null>(null);
  if (error && !isUnknownLink(error)) return <RetryableError error={error} onRetry={retry} />;
  if (!data && !error) return <p role="status">{t('customer-service:form.working')}</p>;
  const email = data?.email ?? '';
  const stage = reached ?? (data ? stageOf(data) : 'unknown');
  const answers = (...offered: ComponentProps<typeof LinkAnswers>['offered']) => (
    <LinkAnswers
      offered={offered}
      send={(answer) => callShopApi((api) => api.answerNewsletterLink(answer, id))}
      onAnswered={(answer) => {
        if (answer !== 'unknown') keepReader(answer === 'confirmation' ? email : null);
        setReached(reachedBy[answer]);
      }}
    />
  );
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
          {answers(['confirmation', t('own.confirmation')], ['removal', t('own.decline')])}
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
          {answers(['removal', t('own.removal')])}
        </div>
      );
  }
}

/** There is no subscription, and how to ask for one. The link leads to a new document, which no link with a secret has opened. */
function Ended({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation(['newsletter', 'cart']);
  const sitePath = useSitePaths();
  return (
    <Sent title={title}>
      <p data-sentry-mask>{text}</p>
      <div className={service.ways}>
        <a href={sitePath('home')} className="button">
          {t('cart:summary.continue')}
        </a>
        <a href={sitePath('newsletter')} className="link">
          {t('own.again')}
        </a>
      </div>
    </Sent>
  );
}
