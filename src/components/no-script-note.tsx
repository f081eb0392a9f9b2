import { useTranslation } from 'react-i18next';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './no-script-note.module.css';

/** Beside what needs JavaScript, for whoever has none: what it is, and the telephone number. */
export function NoScriptNote({ text }: { text: string }) {
  return (
    <noscript>
      <p className={styles.note}>
        {text} <PhoneLink />
      </p>
    </noscript>
  );
}

export function PhoneLink() {
  const { t } = useTranslation();
  const { phone } = useStore().contact;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('footer.call', { phone })}</a>;
}
