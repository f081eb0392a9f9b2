import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../stores/time-text.ts';
import { Picture } from '../components/picture.tsx';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { ContentBlocks, GuideCards } from './content-blocks.tsx';
import * as styles from './content-screen.module.css';
import { QuestionList } from './question-list.tsx';
import * as contentsListStyles from './contents-list.module.css';

type Page = NonNullable<Queries.ContentQuery['contentPage']>;

interface ContentScreenProps extends Pick<ComponentProps<typeof ContentBlocks>, 'renderProducts'> {
  readonly page: Page;
  readonly more: readonly Queries.GuideFieldsFragment[];
  /** What is true right now, before the text, which is as old as the page. */
  readonly children?: ReactNode;
}

/** A guide, an about page or a customer-service page. */
export function ContentScreen({ page, renderProducts, more, children }: ContentScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lead, headings, blocks, questions } = page;
  const writtenIn = page.writtenIn ?? undefined;
  const picture = lead?.picture.gatsbyImage;
  const frame = isLong(headings) ? `${styles.article ?? ''} ${styles.withContents ?? ''}` : styles.article;
  return (
    <article className={`page ${frame ?? ''}`}>
      <ContentHeader {...page} standfirst={lead && page.description} />
      {picture && (
        <div className={styles.lead}>
          <Picture picture={picture} alt={lead.alt} sizes="(min-width: 64rem) 60rem, 100vw" priority="high" />
        </div>
      )}
      <div className={styles.body}>
        <ContentsList headings={headings} />
        <div lang={writtenIn}>
          {writtenIn === undefined ? children : <div lang={language}>{children}</div>}
          <ContentBlocks
            blocks={blocks}
            renderProducts={renderProducts}
            questions={<QuestionList questions={questions} headings={headings} />}
          />
        </div>
      </div>
      {more.length > 0 && (
        <section aria-labelledby="read-next" className={styles.more}>
          <h2 id="read-next">{t('content.more')}</h2>
          <GuideCards guides={more} />
        </section>
      )}
    </article>
  );
}

interface ContentHeaderProps
  extends Pick<Page, 'title' | 'updatedOn' | 'writtenIn'>, Partial<Pick<Page, 'draft'>> {
  /** Below the title, in a sentence or two. */
  readonly standfirst?: string | null;
}

export function ContentHeader({ title, updatedOn, standfirst, draft = false, ...page }: ContentHeaderProps) {
  const { t } = useTranslation();
  const writtenIn = page.writtenIn ?? undefined;
  return (
    <header className={styles.header}>
      {draft && <p className={styles.draft}>{t('content.draft')}</p>}
      <h1 lang={writtenIn}>{title}</h1>
      {standfirst && (
        <p lang={writtenIn} className={styles.standfirst}>
          {standfirst}
        </p>
      )}
      <p className={styles.updated}>{t('content.updated', { date: useLongDate()(updatedOn) })}</p>
    </header>
  );
}

/** Writes an ISO date in the page's language. */
export function useLongDate(): (date: string) => string {
  const locale = useLocale();
  return (date) => dayText(date, { locale, timeZone: 'UTC' });
}

/** From so many headings on, a page is long enough for a list of them. */
const least = 4;
const isLong = (headings: Page['headings']): boolean => headings.length >= least;

/** The headings of a long page, as links: beside the text on a desktop, a row to swipe on a phone. */
function ContentsList({ headings }: Pick<Page, 'headings'>) {
  const { t } = useTranslation();
  if (!isLong(headings)) return null;
  return (
    <nav aria-labelledby="contents" className={contentsListStyles.contents}>
      <h2 id="contents" className={contentsListStyles.title}>
        {t('content.contents')}
      </h2>
      <ol role="list" className={contentsListStyles.list}>
        {headings.map(({ anchor, words }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
