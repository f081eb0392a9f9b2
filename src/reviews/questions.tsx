import { useTranslation } from 'react-i18next';
import * as styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly {
    readonly question: string;
    /** Paragraphs separated by blank lines. */
    readonly answer: string;
  }[];
}

/** What shoppers ask about a product; each question unfolds its answer. */
export function Questions({ questions }: QuestionsProps) {
  const { t } = useTranslation('reviews');
  if (questions.length === 0) return null;
  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions')}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}
