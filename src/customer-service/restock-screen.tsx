import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sent, WithoutScripts } from './form-parts.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { queryParameter } from '../navigation/query.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { isShopError } from '../shop-api/shop-api-error.ts';
import { useSending } from '../shop-api/use-sending.ts';
import * as styles from './restock.module.css';

type Answer = 'confirmation' | 'removal';
type Outcome = 'confirmed' | 'removed' | 'invalid';

const outcomeOf = { confirmation: 'confirmed', removal: 'removed' } as const satisfies Record<
  Answer,
  Outcome
>;

/**
 * Where the link of an e-mail about a restock request leads: one button confirms it, another deletes it. Opening the page
 * changes nothing, because programs that look through mail open every link.
 */
export function RestockScreen() {
  const { t } = useTranslation('restock');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const { error, sending, isSending, send } = useSending(
    () => import('./requests.ts'),
    async ({ answerRestockLink }, answer: Answer) => {
      try {
        await answerRestockLink(answer, queryParameter('request') ?? '');
        setOutcome(outcomeOf[answer]);
      } catch (thrown) {
        if (!isShopError(thrown, ['NotFound', 'InvalidInput'])) throw thrown;
        setOutcome('invalid');
      }
    },
  );
  const isOver = outcome === 'removed' || outcome === 'invalid';
  const confirm = (
    <button
      type="button"
      className="button"
      aria-disabled={isSending}
      onClick={() => void send('confirmation')}
    >
      {t(sending === 'confirmation' ? 'page.working' : 'page.confirm')}
    </button>
  );
  const remove = (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isSending}
      onClick={() => void send('removal')}
    >
      {t(sending === 'removal' ? 'page.working' : 'page.remove')}
    </button>
  );
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <h1>{t('page.title')}</h1>
      {outcome === null && <p>{t('page.lead')}</p>}
      <WithoutScripts />
      {outcome !== null && (
        <Sent key={outcome} title={t(`page.${outcome}Title`)}>
          <p>{t(`page.${outcome}Text`)}</p>
        </Sent>
      )}
      <ErrorText error={error} />
      <div className={styles.ways}>
        {outcome === null && confirm}
        {isOver ? <ToShop /> : remove}
      </div>
    </div>
  );
}

function ToShop() {
  const { t } = useTranslation('restock');
  const sitePath = useSitePaths();
  return (
    <Link to={sitePath('home')} className="button">
      {t('page.shop')}
    </Link>
  );
}
