import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { useStore } from '../shop/shop-context.tsx';

/** How to reach the storefront's customer service, and when. */
export function ContactLines() {
  const { t } = useTranslation();
  const { contact } = useStore();
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  const at = (hour: string) => time.format(new Date(`1970-01-01T${hour}Z`));
  return (
    <>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{t('footer.call', { phone: contact.phone })}</a>
      </p>
      <p>{t('footer.hours', { from: at(contact.opensAt), to: at(contact.closesAt) })}</p>
    </>
  );
}
