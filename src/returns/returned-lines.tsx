import { useTranslation } from 'react-i18next';
import type { ReturnedLine } from '../../contract/return.ts';
import { dayText } from '../../stores/time-text.ts';
import { useTimeReader } from '../i18n/use-locale.ts';
import * as styles from './returns.module.css';

/** What is on its way back or has come back, and what became of it. */
export function ReturnedLines({ returns }: { readonly returns: readonly ReturnedLine[] }) {
  const { t } = useTranslation('returns');
  const reader = useTimeReader();
  return (
    <ul className={styles.returned} role="list">
      {returns.map(({ id, name, quantity, state, at, exchangeFor: variant }) => (
        <li key={id}>
          <p>
            {quantity} × {name}: {t(`states.${state}`)}
          </p>
          {variant !== null && <p>{t('exchange', { variant })}</p>}
          <small>{dayText(at, reader)}</small>
        </li>
      ))}
    </ul>
  );
}
