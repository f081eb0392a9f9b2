import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sent } from '../customer-service/form-parts.tsx';

/** What comes next, in place of what was sent. */
export function MailSent({ email, children }: { readonly email: string; readonly children?: ReactNode }) {
  const { t } = useTranslation('newsletter');
  return (
    <Sent title={t('sentTitle')}>
      <p data-sentry-mask>{t('sentText', { email })}</p>
      {children}
    </Sent>
  );
}
