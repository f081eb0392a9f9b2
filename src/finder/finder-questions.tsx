import { useTranslation } from 'react-i18next';
import { useFocusNext } from '../components/focus-on.ts';
import { changeQuery } from '../navigation/query.ts';
import * as styles from './finder.module.css';
import type { Answers, Question } from './rank.ts';

/** A question and its answers, as shoppers read them. */
export interface WordedQuestion extends Question {
  readonly text: string;
  readonly answers: readonly (Question['answers'][number] & { readonly text: string })[];
}

interface FinderQuestionsProps {
  readonly questions: readonly WordedQuestion[];
  readonly answers: Answers;
  /** The address's query. */
  readonly search: string;
  /** Called when a phone has shown the last question. */
  readonly onDone: () => void;
}

/**
 * The questions: all of them on a wide screen, one after the other on a phone, where the browser's Back leads to the one before.
 * A form, so that answers also get into the address while the page's scripts are still loading.
 */
export function FinderQuestions({ questions, answers, search, onDone }: FinderQuestionsProps) {
  const { t } = useTranslation('finder');
  const [shown, focusQuestion] = useFocusNext<HTMLFieldSetElement>();
  const current = currentIn(search, questions.length, answers);
  const goTo = (place: number) => {
    changeQuery({ step: String(place + 1) }, 'pushState');
    focusQuestion();
  };
  const answer = (place: number, key: string) => {
    // A phone stays at the question that has just been answered.
    const step = areAllShown() ? null : String(place + 1);
    changeQuery({ [questions[place]?.key ?? '']: key === '' ? null : key, step }, 'replaceState');
  };
  const restart = () => {
    const all = questions.map(({ key }) => [key, null] as const);
    changeQuery({ ...Object.fromEntries(all), step: null }, 'pushState');
    focusQuestion();
  };
  return (
    <>
      <form
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          changeQuery({ step: null }, 'pushState');
          onDone();
        }}
      >
        {questions.map((question, place) => (
          <fieldset
            key={question.key}
            ref={place === current ? shown : null}
            tabIndex={-1}
            className={styles.question}
            data-current={place === current}
          >
            <legend className={styles.legend}>
              <span className={styles.progress}>
                {t('progress', { step: place + 1, total: questions.length })}
              </span>
              {question.text}
            </legend>
            <div className={styles.answers}>
              {[...question.answers, { key: '', text: t('any') }].map(({ key, text }) => (
                <label key={key} className={key === '' ? styles.any : styles.answer}>
                  <input
                    type="radio"
                    name={question.key}
                    value={key}
                    checked={(answers[question.key] ?? '') === key}
                    onChange={() => answer(place, key)}
                  />
                  {text}
                </label>
              ))}
            </div>
            <div className={styles.steps}>
              {place < questions.length - 1 ? (
                <button type="button" className="button" onClick={() => goTo(place + 1)}>
                  {t('next')}
                </button>
              ) : (
                <button type="submit" className="button">
                  {t('show')}
                </button>
              )}
              {place > 0 && (
                <button type="button" className="button button-quiet" onClick={() => goTo(place - 1)}>
                  {t('back')}
                </button>
              )}
            </div>
          </fieldset>
        ))}
      </form>
      {current === null && <GivenAnswers questions={questions} answers={answers} onChange={goTo} />}
      {Object.keys(answers).length > 0 && (
        <button type="button" className="link" onClick={restart}>
          {t('restart')}
        </button>
      )}
    </>
  );
}

/** Whether the screen is wide enough for all questions, as `finder.module.css` decides. */
const areAllShown = (): boolean => window.matchMedia('(min-width: 48rem)').matches;

/** The place of the question that a phone shows; null if it shows what was answered instead. */
function currentIn(search: string, count: number, answers: Answers): number | null {
  const place = Number(new URLSearchParams(search).get('step')) - 1;
  if (Number.isInteger(place) && place >= 0 && place < count) return place;
  return Object.keys(answers).length > 0 ? null : 0;
}

interface GivenAnswersProps extends Pick<FinderQuestionsProps, 'questions' | 'answers'> {
  readonly onChange: (place: number) => void;
}

function GivenAnswers({ questions, answers, onChange }: GivenAnswersProps) {
  const { t } = useTranslation('finder');
  return (
    <section aria-labelledby="given-answers" className={styles.given}>
      <h2 id="given-answers">{t('answers')}</h2>
      <ul role="list">
        {questions.map((question, place) => (
          <li key={question.key}>
            <span>{question.text}</span>
            <strong>
              {question.answers.find(({ key }) => key === answers[question.key])?.text ?? t('any')}
            </strong>
            <button type="button" className="link" onClick={() => onChange(place)}>
              {t('change')}
              <span className="visually-hidden">: {question.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
