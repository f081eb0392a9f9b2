import { useTranslation } from 'react-i18next';
import * as styles from './sandbox-note.module.css';

/** Card numbers that the local payment sandbox knows, and the name on the card that it declines. */
const testCards = [
  { number: '4111 1111 1111 1111', outcome: 'approved' },
  { number: '3700 0000 0000 002', outcome: 'amex' },
  { number: '4212 3456 7891 0006', outcome: 'redirect' },
  { number: '4111 1111 1111 1111', outcome: 'refused' },
] as const;
const refusedName = 'DECLINED';

export function SandboxNote() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.note}>
      <p className={styles.mark}>{t('sandbox.mark')}</p>
      <details>
        <summary>{t('sandbox.cards')}</summary>
        <p>{t('sandbox.intro')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sandbox.number')}</th>
              <th scope="col">{t('sandbox.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {testCards.map(({ number, outcome }) => (
              <tr key={outcome}>
                <td>{number}</td>
                <td>{t(`sandbox.${outcome}`, { name: refusedName })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
