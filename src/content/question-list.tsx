import { useEffect } from 'react';
import { Prose } from './prose.tsx';
import * as styles from './question-list.module.css';

type Page = NonNullable<Queries.ContentQuery['contentPage']>;

/** Questions in groups, whose answers open. Headings of the page that are groups give them their anchors. */
export function QuestionList({ questions, headings }: Pick<Page, 'questions' | 'headings'>) {
  useEffect(() => {
    openAddressed();
    window.addEventListener('hashchange', openAddressed);
    return () => window.removeEventListener('hashchange', openAddressed);
  }, []);
  return groupsOf(questions).map(([group, asked]) => {
    const anchor = headings.find(({ words }) => words === group)?.anchor;
    return (
      <section key={group} aria-labelledby={anchor} className={styles.group}>
        <h2 id={anchor}>{group}</h2>
        {asked.map(({ anchor: id, question, answerHtml }) => (
          <details key={id} className={styles.question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {/* Within the part that opens: browsers open what contains the place that an address names. */}
            <div id={id}>
              <Prose html={answerHtml} />
            </div>
          </details>
        ))}
      </section>
    );
  });
}

/** Not every browser opens the answer that the address names, and none does after a route change. */
function openAddressed(): void {
  const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const question = place?.closest('details');
  if (!question) return;
  question.open = true;
  question.scrollIntoView();
}

/** Questions by the heading above them, in order; Map.groupBy is newer than the browsers we support. */
function groupsOf(questions: Page['questions']) {
  const names = [...new Set(questions.map(({ group }) => group))];
  return names.map((name) => [name, questions.filter(({ group }) => group === name)] as const);
}
