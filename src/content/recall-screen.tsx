import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { BatchCheck } from './batch-check.tsx';
import { type Batches, printed } from '../../stores/batch.ts';
import { usePage } from '../navigation/page-context.tsx';
import { ContentHeader, useLongDate } from './content-screen.tsx';
import * as content from './content-screen.module.css';
import { Prose } from './prose.tsx';
import * as styles from './recall-screen.module.css';

interface RecallScreenProps {
  readonly page: NonNullable<Queries.RecallQuery['contentPage']>;
  readonly recall: { readonly recalledOn: string; readonly batches: readonly Batches[] };
  readonly list: Crumb;
}

/** A recall: what happened, whether the shopper's own product is affected, and what to do then. */
export function RecallScreen({ page, recall: { recalledOn, batches }, list }: RecallScreenProps) {
  const { t } = useTranslation(['recall', 'translation']);
  const { registration } = usePage().sitePaths;
  const writtenIn = page.writtenIn ?? undefined;
  const longDate = useLongDate();
  // `gatsby/content/` ensures that a recall's text has one rule.
  const [about = '', remedy = ''] = page.html.split(/<hr\s*\/?>/);
  return (
    <article className={`page ${content.article ?? ''}`}>
      <Breadcrumbs trail={[list]} current={page.title} />
      <ContentHeader {...page} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('recalledOn')}</dt>
          <dd>
            <time dateTime={recalledOn}>{longDate(recalledOn)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('batches')}</dt>
          {batches.map(({ from, to }) => (
            <dd key={from} className={styles.number}>
              {from === to ? printed(from) : t('range', { from: printed(from), to: printed(to) })}
            </dd>
          ))}
        </div>
      </dl>
      <Prose html={about} lang={writtenIn} />
      <BatchCheck batches={batches} listPath={list.path} remedyId={remedyId} />
      <section id={remedyId}>
        <Prose html={remedy} lang={writtenIn} />
      </section>
      {registration !== undefined && (
        <p>
          <Link to={registration}>{t('translation:footer.pages.registration')}</Link>
        </p>
      )}
    </article>
  );
}

const remedyId = 'what-to-do';
