import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './checkout-step.module.css';

interface CheckoutStepProps {
  readonly number: number;
  readonly title: string;
  /** False until the previous steps are done: until then, only the title is shown. */
  readonly open: boolean;
  /** The title, which receives the focus when the shopper arrives at this step. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Shown whether the step is open or not: what went wrong in it. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

/** One numbered part of the checkout page. */
export function CheckoutStep({ number, title, open, titleRef, problem, children }: CheckoutStepProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
    <section className={open ? styles.step : styles.later} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={-1}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {problem}
      {open ? children : <p>{t('steps.after')}</p>}
    </section>
  );
}
