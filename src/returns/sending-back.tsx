import { useTranslation } from 'react-i18next';
import type { ReturnedLine } from '../../contract/return.ts';
import { sendBy } from '../../contract/returnable.ts';
import { dayText } from '../../stores/time-text.ts';
import { useTimeReader } from '../i18n/use-locale.ts';
import { useQueryParameter } from '../navigation/query.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './returns.module.css';

interface SendingBackProps {
  readonly returns: readonly ReturnedLine[];
  /** Below which address of the shop API labels are; null if there are none. */
  readonly labelsAt: string | null;
}

/** How to send what was announced in the shop and has not come back: under which number, until when, where to, and with which label. */
export function SendingBack({ returns, labelsAt }: SendingBackProps) {
  const { t } = useTranslation('returns');
  const reader = useTimeReader();
  const { company, addressLines } = useStore().contact;
  const isLabelMissing = useQueryParameter('label') === 'missing';
  const announced = returns.flatMap(({ state, number, at }) =>
    state === 'announced' && number !== null ? [{ number, at }] : [],
  );
  const parcels = announced.filter(
    ({ number }, index) => announced.findIndex((line) => line.number === number) === index,
  );
  if (parcels.length === 0) return null;
  return (
    <>
      <h3>{t('how.title')}</h3>
      {isLabelMissing && <ErrorText error="LabelUnavailable" />}
      {parcels.map(({ number, at }) => (
        <div key={number} className={styles.parcel}>
          <p>
            {t('how.number')} <strong className={styles.number}>{number}</strong>
          </p>
          {labelsAt !== null && (
            <p>
              <a className="button button-quiet" href={`${labelsAt}/returns/${number}/label`}>
                {t('how.print')}
              </a>
            </p>
          )}
          <p>{t('how.sendBy', { date: dayText(sendBy(at), reader) })}</p>
        </div>
      ))}
      <address className={styles.address}>{[company, ...addressLines].join('\n')}</address>
      <p>{t('how.pack')}</p>
      <p>{t(labelsAt === null ? 'how.carrier' : 'how.label')}</p>
    </>
  );
}
