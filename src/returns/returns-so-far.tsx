import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnedLine } from '../../contract/return.ts';
import * as styles from '../customer-service/customer-service.module.css';
import { ReturnedLines } from './returned-lines.tsx';
import { SendingBack } from './sending-back.tsx';

interface ReturnsSoFarProps {
  readonly returns: readonly ReturnedLine[];
  /** Those of them that are sent from here; all of them if omitted. */
  readonly own?: readonly ReturnedLine[];
  /** Below which address of the shop API labels are; null if there are none. */
  readonly labelsAt: string | null;
  /** Takes the focus when something has been announced. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** What else there is to do. */
  readonly children?: ReactNode;
}

/** What has been announced to come back, what became of it, and how to send it; nothing if nothing has been. */
export function ReturnsSoFar({ returns, own = returns, labelsAt, heading, children }: ReturnsSoFarProps) {
  const { t } = useTranslation('returns');
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className={styles.card}>
      <h2 id="returns" ref={heading} tabIndex={-1}>
        {t('heading')}
      </h2>
      <ReturnedLines returns={returns} />
      {children}
      <SendingBack returns={own} labelsAt={labelsAt} />
    </section>
  );
}
