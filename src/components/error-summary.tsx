import type { Ref } from 'react';
import * as styles from './error-summary.module.css';

export interface FormProblem<Name extends string> {
  readonly name: Name;
  readonly text: string;
}

interface ErrorSummaryProps<Name extends string> {
  readonly title: string;
  readonly problems: readonly FormProblem<Name>[];
  readonly onChoose: (name: Name) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists a form's problems, each with a link to its field. The form moves the focus here after a failed submit. */
export function ErrorSummary<Name extends string>({
  title,
  problems,
  onChoose,
  ref,
}: ErrorSummaryProps<Name>) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className={problems.length > 0 ? styles.problems : styles.none}
    >
      {problems.length > 0 && (
        <>
          <p className={styles.title}>{title}</p>
          <ul role="list">
            {problems.map(({ name, text }) => (
              <li key={name}>
                <button type="button" onClick={() => onChoose(name)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
