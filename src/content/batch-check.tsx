import { Link } from 'gatsby';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BatchAnswer, type Batches, checkBatch, maxBatchLength, printed } from '../../stores/batch.ts';
import { BatchLabel } from '../components/batch-label.tsx';
import { focusOn, show } from '../components/focus-on.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './recall-screen.module.css';

interface BatchCheckProps {
  readonly batches: readonly Batches[];
  readonly listPath: string;
  /** The part of the page that says what to do. */
  readonly remedyId: string;
}

/** Asks for a batch number and says whether it is recalled. The number never leaves the browser. */
export function BatchCheck({ batches, listPath, remedyId }: BatchCheckProps) {
  const { t } = useTranslation('recall');
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<BatchAnswer | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (answer?.answer === 'unreadable') focusOn(field.current);
    // With the field above it, so that the next number can be typed.
    if (answer && question.current) show(question.current);
  }, [answer]);

  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    setAnswer(checkBatch(typed, batches));
  };
  const example = printed((batches[0]?.from ?? '').replaceAll(/\d/g, '0'));
  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <h2 id={`${id}-title`}>{t('check.title')}</h2>
      <BatchLabel example={example} />
      <div ref={question}>
        <form onSubmit={check} noValidate>
          <label htmlFor={id}>{t('check.number')}</label>
          <p id={`${id}-hint`} className={styles.hint}>
            {t('check.hint', { example })}
          </p>
          <div className={styles.row}>
            <input
              ref={field}
              id={id}
              className="input"
              value={typed}
              maxLength={maxBatchLength}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={answer?.answer === 'unreadable'}
              aria-describedby={`${id}-hint ${id}-answer`}
              onChange={(event) => {
                setTyped(event.target.value);
                setAnswer(null);
              }}
            />
            <button type="submit" className="button">
              {t('check.submit')}
            </button>
          </div>
        </form>
        <div id={`${id}-answer`} role="status">
          {answer && <Answer answer={answer} listPath={listPath} remedyId={remedyId} />}
        </div>
      </div>
    </section>
  );
}

function Answer({
  answer,
  listPath,
  remedyId,
}: Omit<BatchCheckProps, 'batches'> & { readonly answer: BatchAnswer }) {
  const { t } = useTranslation('recall');
  const { email } = useStore().contact;
  const kind = answer.answer;
  return (
    <div className={styles[kind]}>
      <p className={styles.verdict}>
        {t(`check.${kind}.title`, { batch: kind === 'unreadable' ? '' : printed(answer.batch) })}
      </p>
      <p>{t(`check.${kind}.text`)}</p>
      {kind === 'affected' && <a href={`#${remedyId}`}>{t('check.affected.link')}</a>}
      {kind === 'unaffected' && <Link to={listPath}>{t('check.unaffected.link')}</Link>}
      {kind === 'unreadable' && <a href={`mailto:${email}`}>{t('check.unreadable.link', { email })}</a>}
    </div>
  );
}
