import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../stores/intl-formats.ts';
import { hourText } from '../../stores/time-text.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './customer-service.module.css';

/** How to reach the storefront's customer service without a form: email, phone with its hours, and the postal address. */
export function ContactDetails() {
  const { t } = useTranslation('customer-service');
  const { company, addressLines, email, phone } = useStore().contact;
  return (
    <dl className={styles.details}>
      <dt>{t('details.phone')}</dt>
      <dd>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        <Hours />
      </dd>
      <dt>{t('details.email')}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{t('details.address')}</dt>
      <dd>
        <address>
          {[company, ...addressLines].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
    </dl>
  );
}

/** When the phone is answered. The name of a time zone may differ between browsers; the page keeps that of its HTML. */
function Hours() {
  const { t } = useTranslation('customer-service');
  const { opensAt, closesAt, timeZone } = useStore().contact;
  const locale = useLocale();
  const at = (hour: string) => hourText(hour, locale);
  return (
    <span suppressHydrationWarning>
      {t('details.hours', { from: at(opensAt), to: at(closesAt), zone: zoneName(locale, timeZone) })}
    </span>
  );
}

/** What people call a time zone, e.g. "Eastern Time": the same in summer and in winter. */
function zoneName(locale: string, timeZone: string): string {
  const format = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  // On a day in summer: in winter, some languages say "standard time".
  const parts = format.formatToParts(new Date('2026-07-01T12:00Z'));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
