import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { queryParameter } from '../navigation/query.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import * as styles from './customer-service.module.css';
import { Sent, WithoutScripts } from './form-parts.tsx';
import { type LinkAnswer, LinkAnswers } from './link-answers.tsx';

const outcomes = { confirmation: 'confirmed', removal: 'removed', unknown: 'invalid' } as const;

/** Where the link of an e-mail about a restock request leads: one button confirms it, another deletes it. */
export function RestockScreen() {
  const { t } = useTranslation(['restock', 'cart']);
  const sitePath = useSitePaths();
  const [answer, setAnswer] = useState<LinkAnswer | 'unknown' | null>(null);
  const outcome = answer && outcomes[answer];
  const removal = ['removal', t('page.remove')] as const;
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('page.title')}</h1>
        {outcome === null && <p>{t('page.lead')}</p>}
      </header>
      <WithoutScripts />
      <div className={styles.form}>
        {outcome !== null && (
          <Sent key={outcome} title={t(`page.${outcome}Title`)}>
            <p>{t(`page.${outcome}Text`)}</p>
          </Sent>
        )}
        {outcome === null || outcome === 'confirmed' ? (
          <LinkAnswers
            offered={outcome === null ? [['confirmation', t('page.confirm')], removal] : [removal]}
            send={(given) =>
              callShopApi((api) => api.answerRestockLink(given, queryParameter('request') ?? ''))
            }
            onAnswered={setAnswer}
          />
        ) : (
          <div className={styles.ways}>
            <Link to={sitePath('home')} className="button">
              {t('cart:summary.continue')}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
