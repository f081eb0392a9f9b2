import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureData } from '../components/picture.tsx';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { ContentBlocks } from './content-blocks.tsx';
import * as styles from './content-screen.module.css';
import { GuideCards } from './guide-cards.tsx';
import { QuestionList } from './question-list.tsx';
import type { ContentBlockData, GuideData, HeadingData, QuestionData } from './types.ts';
import * as contentsListStyles from './contents-list.module.css';

/** The language of a text that is not in the page's, for `lang`. */
interface Written {
  readonly writtenIn?: string | undefined;
}

interface ContentHeaderProps extends Written {
  readonly title: string;
  /** ISO date. */
  readonly updatedOn: string;
  /** Below the title, in a sentence or two. */
  readonly standfirst?: string | null;
  readonly draft?: boolean;
}

interface ContentScreenProps<Product> extends Written {
  readonly header: Omit<ContentHeaderProps, 'writtenIn'>;
  readonly lead: { readonly picture: PictureData; readonly alt: string } | null;
  /** Of the second level. */
  readonly headings: readonly HeadingData[];
  readonly blocks: readonly ContentBlockData<Product>[];
  readonly questions: readonly QuestionData[];
  readonly renderProducts: (products: readonly Product[]) => ReactNode;
  readonly more: readonly GuideData[];
  /** What is true right now, before the text, which is as old as the page. */
  readonly children?: ReactNode;
}

/** A guide, an about page or a customer-service page. */
export function ContentScreen<Product>({
  header,
  writtenIn,
  lead,
  headings,
  blocks,
  questions,
  renderProducts,
  more,
  children,
}: ContentScreenProps<Product>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const frame = isLong(headings) ? `${styles.article ?? ''} ${styles.withContents ?? ''}` : styles.article;
  return (
    <article className={`page ${frame ?? ''}`}>
      <ContentHeader {...header} writtenIn={writtenIn} />
      {lead && (
        <div className={styles.lead}>
          <Picture {...lead} sizes="(min-width: 64rem) 60rem, 100vw" priority="high" />
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

/** The title of a page, and when it was last changed. */
export function ContentHeader({
  title,
  updatedOn,
  standfirst,
  draft = false,
  writtenIn,
}: ContentHeaderProps) {
  const { t } = useTranslation();
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
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}

/** From so many headings on, a page is long enough for a list of them. */
const least = 4;
const isLong = (headings: readonly HeadingData[]): boolean => headings.length >= least;

/** The headings of a long page, as links: beside the text on a desktop, a row to swipe on a phone. */
function ContentsList({ headings }: { readonly headings: readonly HeadingData[] }) {
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
