import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisclosure } from '../components/use-disclosure.ts';
import * as styles from './checkout-frame.module.css';
import { PagesInNewTab } from './pages-in-new-tab.tsx';

/** How to reach somebody, and the pages that answer most questions before buying. */
export function CheckoutHelp({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation();
  const { isOpen, around, button, panel } = useDisclosure();
  return (
    <div {...around} className={styles.help}>
      <button {...button} className={styles.helpButton}>
        {t('footer.help')}
      </button>
      <div {...panel} className={styles.helpPanel} hidden={!isOpen}>
        {contact}
        <PagesInNewTab keys={['content/shipping-and-delivery', 'content/returns']} />
      </div>
    </div>
  );
}
