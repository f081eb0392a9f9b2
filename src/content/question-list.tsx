import { useEffect } from 'react';
import { Prose } from './prose.tsx';
import * as styles from './question-list.module.css';
import type { HeadingData, QuestionData } from './types.ts';

interface QuestionListProps {
  readonly questions: readonly QuestionData[];
  /** Of the page; those that are groups of questions give them their anchors. */
  readonly headings: readonly HeadingData[];
}

/** Questions in groups, whose answers open. The browser's own search finds them closed. */
export function QuestionList({ questions, headings }: QuestionListProps) {
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
            <summary className={styles.summary}>
              <h3>{question}</h3>
            </summary>
            {/* Within the part that opens: browsers open what contains the place that an address names. */}
            <div id={id} className={styles.answer}>
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
function groupsOf(
  questions: readonly QuestionData[],
): readonly (readonly [string, readonly QuestionData[]])[] {
  const names = [...new Set(questions.map(({ group }) => group))];
  return names.map((name) => [name, questions.filter(({ group }) => group === name)]);
}
