import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationEnd, RegistrationStatement } from '../../contract/registration.ts';
import { dayText } from '../../stores/time-text.ts';
import * as service from '../customer-service/customer-service.module.css';
import { Sent } from '../customer-service/form-parts.tsx';
import { isUnknownLink } from '../customer-service/link-answers.tsx';
import { Removal } from '../customer-service/removal.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { RetryableError } from '../shop-api/error-text.tsx';
import { callShopApi, useAction, useShopData } from '../shop-api/call-shop-api.ts';
import { useStore } from '../shop/shop-context.tsx';
import { RecallVerdict } from './new-registration.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { type RegistrationPage, typedOf } from './registration-page.ts';

interface OwnRegistrationProps extends RegistrationPage {
  readonly id: string;
}

/** The registration of the link that opened the page: what is stored, to be changed or deleted. */
export function OwnRegistration({ id, products, recalls }: OwnRegistrationProps) {
  const { t } = useTranslation(['registration', 'customer-service']);
  const { data, error, retry } = useShopData(id, (api) => api.loadRegistration(id));
  const [savedBatch, setSavedBatch] = useState<string | null>(null);
  const [end, setEnd] = useState<RegistrationEnd | null>(null);
  const saving = useAction();
  const save = (statement: RegistrationStatement) =>
    saving.runOnce(async () => {
      const { batch } = await callShopApi((api) => api.changeRegistration(id, statement));
      setSavedBatch(batch);
    });
  if (end) return <Ended {...end} />;
  if (error) return isUnknownLink(error) ? <Unknown /> : <RetryableError error={error} onRetry={retry} />;
  if (!data) return <p role="status">{t('customer-service:form.working')}</p>;
  if (savedBatch !== null)
    return (
      <Sent title={t('own.saved')}>
        <RecallVerdict batch={savedBatch} recalls={recalls} />
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setSavedBatch(null);
            retry();
          }}
        >
          {t('own.again')}
        </button>
      </Sent>
    );
  return (
    <div className={service.form} data-sentry-mask>
      <RecallVerdict batch={data.batch} recalls={recalls} />
      <RegistrationForm
        products={products}
        values={typedOf(data, products)}
        send={t('own.save')}
        pending={saving.pending}
        error={saving.error}
        onCompleted={(statement) => void save(statement)}
      />
      <Removal
        label={t('own.remove')}
        question={t('own.question')}
        keep={t('own.keep')}
        confirm={t('own.confirm')}
        remove={async () => setEnd(await callShopApi((api) => api.removeRegistration(id)))}
      />
    </div>
  );
}

function Ended({ keptUntil }: RegistrationEnd) {
  const { t } = useTranslation('registration');
  const { locale } = useTimeReader();
  const day = keptUntil === null ? '' : dayText(keptUntil, { locale, timeZone: 'UTC' });
  return <Sent title={t('own.removed')}>{keptUntil !== null && <p>{t('own.kept', { date: day })}</p>}</Sent>;
}

function Unknown() {
  const { t } = useTranslation('registration');
  const { email } = useStore().contact;
  return (
    <Sent title={t('own.unknown')}>
      <p>{t('own.unknownText', { email })}</p>
    </Sent>
  );
}
