import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sent, WithoutScripts } from './form-parts.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { queryParameter } from '../navigation/query.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { isShopError } from '../shop-api/shop-api-error.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import * as styles from './restock.module.css';

type Answer = 'confirmation' | 'removal';
type Outcome = 'confirmed' | 'removed' | 'invalid';

/**
 * Where the link of an e-mail about a restock request leads: one button confirms it, another deletes it. Opening the page
 * changes nothing, because programs that look through mail open every link.
 */
export function RestockScreen() {
  const { t } = useTranslation('restock');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const [chosen, setChosen] = useState<Answer | null>(null);
  const { pending, error, runOnce } = useAction();
  const send = (answer: Answer) =>
    runOnce(async () => {
      setChosen(answer);
      try {
        await callShopApi((api) => api.answerRestockLink(answer, queryParameter('request') ?? ''));
        setOutcome(answer === 'removal' ? 'removed' : 'confirmed');
      } catch (thrown) {
        if (!isShopError(thrown, ['NotFound', 'InvalidInput'])) throw thrown;
        setOutcome('invalid');
      }
    });
  const isOver = outcome === 'removed' || outcome === 'invalid';
  const answerButton = (answer: Answer, look: string, text: 'page.confirm' | 'page.remove') => (
    <button type="button" className={look} aria-disabled={pending} onClick={() => void send(answer)}>
      {t(pending && chosen === answer ? 'page.working' : text)}
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
        {outcome === null && answerButton('confirmation', 'button', 'page.confirm')}
        {isOver ? <ToShop /> : answerButton('removal', 'button button-quiet', 'page.remove')}
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
