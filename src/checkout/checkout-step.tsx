import { type ReactNode, useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './checkout-step.module.css';

interface CheckoutStepProps {
  readonly number: number;
  readonly title: string;
  /** False until the previous steps are done: until then, only the title is shown. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** One numbered part of the checkout page. */
export function CheckoutStep({ number, title, open, children }: CheckoutStepProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
    <section className={open ? styles.step : styles.later} aria-labelledby={id}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {open ? children : <p>{t('steps.after')}</p>}
    </section>
  );
}
