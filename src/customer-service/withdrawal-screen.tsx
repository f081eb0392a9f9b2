import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalReceipt, WithdrawalStatement } from '../../contract/customer-service.ts';
import { withdrawalLengths } from '../../contract/limits.ts';
import { ownNumberKind } from '../../stores/own-number.ts';
import { exactTimeText } from '../../stores/time-text.ts';
import { useTimeReader } from '../i18n/use-locale.ts';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useQueryParameter } from '../navigation/query.ts';
import { ContactDetails } from './contact-details.tsx';
import * as styles from './customer-service.module.css';
import { Sent } from './form-parts.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

type Step =
  | { readonly name: 'form' | 'review'; readonly statement: WithdrawalStatement | null }
  | {
      readonly name: 'received';
      readonly statement: WithdrawalStatement;
      readonly receipt: WithdrawalReceipt;
    };

const nothingTyped = { name: '', email: '', items: '', note: '' };

/**
 * Withdraws from a contract (Directive 2011/83/EU, Article 11a): a form, a second look with the button, and the receipt. The order's
 * page knows its number (`?order=…`).
 */
export function WithdrawalScreen() {
  const { t } = useTranslation('withdrawal');
  const { sitePaths } = usePage();
  const orderNumber = (useQueryParameter('order') ?? '').slice(0, withdrawalLengths.orderNumber);
  const [step, setStep] = useState<Step>({ name: 'form', statement: null });
  const rights = sitePaths['content/right-of-withdrawal'];
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {rights !== undefined && (
          <p>
            <Link to={rights}>{t('rights')}</Link>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div>
          {step.name === 'received' ? (
            <Received {...step} />
          ) : step.name === 'review' && step.statement ? (
            <WithdrawalReview
              statement={step.statement}
              onChange={() => setStep({ ...step, name: 'form' })}
              onReceived={(statement, receipt) => setStep({ name: 'received', statement, receipt })}
            />
          ) : (
            <WithdrawalForm
              key={orderNumber}
              statement={step.statement ?? { ...nothingTyped, orderNumber }}
              onCompleted={(statement) => setStep({ name: 'review', statement })}
            />
          )}
        </div>
        <section aria-labelledby="withdraw-elsewhere" className={styles.card}>
          <h2 id="withdraw-elsewhere">{t('elsewhere.title')}</h2>
          <p>{t('elsewhere.text')}</p>
          <ContactDetails />
        </section>
      </div>
    </div>
  );
}

function Received({ statement, receipt: { id, receivedAt } }: Extract<Step, { name: 'received' }>) {
  const { t } = useTranslation(['withdrawal', 'returns']);
  const { sitePaths } = usePage();
  const reader = useTimeReader();
  const orderNumber = statement.orderNumber.trim().toUpperCase();
  return (
    <Sent title={t('received.title')}>
      <p data-sentry-mask>
        {t('received.text', { date: exactTimeText(receivedAt, reader), email: statement.email })}
      </p>
      <p>{t('received.reference', { id })}</p>
      <p>{t('received.goods')}</p>
      {sitePaths['send-back'] !== undefined && ownNumberKind(orderNumber) === '' && (
        <p>
          <Link to={confirmationPath(sitePaths['send-back'], orderNumber)}>{t('returns:linkAnnounce')}</Link>
        </p>
      )}
      <p>{t('received.money')}</p>
    </Sent>
  );
}
