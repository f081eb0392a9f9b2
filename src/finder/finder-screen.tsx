import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import type { ProductCardData } from '../catalogue/types.ts';
import { useFocusNext } from '../components/focus-on.ts';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useSearch } from '../navigation/query.ts';
import * as styles from './finder.module.css';
import { FinderQuestions, type WordedQuestion } from './finder-questions.tsx';
import { FinderResults, type WordedTrait } from './finder-results.tsx';
import { answersIn, rank } from './rank.ts';

interface FinderScreenProps extends FinderProps {
  readonly title: string;
  readonly description: string;
}

export function FinderScreen({ title, description, ...finder }: FinderScreenProps) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      {finder.candidates.length > 0 ? (
        <Finder {...finder} />
      ) : (
        <p>
          <Link to={sitePath(brand.pages.shop)}>{t('category.empty')}</Link>
        </p>
      )}
    </>
  );
}

interface FinderProps {
  readonly questions: readonly WordedQuestion[];
  readonly traits: readonly WordedTrait[];
  /** Those that are sold in the visitor's currency. */
  readonly candidates: readonly { readonly traits: readonly string[]; readonly product: ProductCardData }[];
  /** What telemetry calls the list. */
  readonly list: string;
}

/** Questions, and what suits whoever answers them. All of its state is in the address. */
function Finder({ questions, traits, candidates, list }: FinderProps) {
  const { t } = useTranslation('finder');
  const search = useSearch();
  const { answers, hasUnknown } = answersIn(questions, search);
  const [section, focusResults] = useFocusNext<HTMLElement>();
  const cheapestFirst = candidates.toSorted(
    (one, other) => one.product.price.centAmount - other.product.price.centAmount,
  );
  const isAsked = Object.keys(answers).length > 0;
  return (
    <div className={styles.finder}>
      {/* The address of a question's answers is no page to find in a search engine. */}
      {isAsked && <meta name="robots" content="noindex" />}
      <div className={styles.asking}>
        <NoScriptNote text={t('noScript')} />
        {hasUnknown && (
          <p role="status" className="notice">
            {t('unknown')}
          </p>
        )}
        <FinderQuestions questions={questions} answers={answers} search={search} onDone={focusResults} />
      </div>
      <FinderResults
        section={section}
        ranked={rank(questions, answers, cheapestFirst)}
        traits={traits}
        isAsked={isAsked}
        list={list}
      />
    </div>
  );
}
