import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalReceipt, WithdrawalStatement } from '../../contract/customer-service.ts';
import { useFocusOnce } from '../components/focus-on.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import * as styles from './customer-service.module.css';
import { FormError, newKey } from './form-parts.tsx';

interface WithdrawalReviewProps {
  readonly statement: WithdrawalStatement;
  readonly onChange: () => void;
  readonly onReceived: (statement: WithdrawalStatement, receipt: WithdrawalReceipt) => void;
}

/** Everything once more, and the button with the words of the law. What it sends has one key, however often it is pressed. */
export function WithdrawalReview({ statement, onChange, onReceived }: WithdrawalReviewProps) {
  const { t } = useTranslation(['withdrawal', 'customer-service']);
  const [key] = useState(newKey);
  const title = useFocusOnce<HTMLHeadingElement>();
  const { pending, error, runOnce } = useAction();
  const send = () =>
    runOnce(async () =>
      onReceived(statement, await callShopApi((api) => api.declareWithdrawal({ key, ...statement }))),
    );
  const facts = [
    ['name', statement.name],
    ['orderNumber', statement.orderNumber],
    ['email', statement.email],
    ['items', statement.items || t('review.whole')],
    ...(statement.note ? [['note', statement.note] as const] : []),
  ] as const;
  return (
    <section className={styles.form} aria-labelledby="withdraw-review">
      <h2 id="withdraw-review" ref={title} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <p>{t('review.statement')}</p>
      <dl className={styles.details} data-sentry-mask>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>
              {t(name === 'name' || name === 'email' ? `customer-service:form.${name}` : `fields.${name}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FormError error={error}>
        <p>{t('failed')}</p>
      </FormError>
      <div className={styles.ways}>
        <button type="button" className="button" aria-disabled={pending} onClick={() => void send()}>
          {pending ? t('customer-service:form.sending') : t('review.confirm')}
        </button>
        <button type="button" className="button button-quiet" aria-disabled={pending} onClick={onChange}>
          {t('review.change')}
        </button>
      </div>
    </section>
  );
}
