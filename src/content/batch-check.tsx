import { Link } from 'gatsby';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn, show } from '../components/focus-on.ts';
import { useStore } from '../shop/shop-context.tsx';
import { type BatchAnswer, type Batches, checkBatch, printed } from './check-batch.ts';
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
              maxLength={40}
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

/** A drawing of the label, with a batch number, as labels print it, in a ring. */
function BatchLabel({ example }: { example: string }) {
  const { t } = useTranslation('recall');
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg viewBox="18 6 284 188" role="img" aria-labelledby={id} className={styles.label}>
        <title id={id}>{t('check.drawing', { example })}</title>
        <rect x="20" y="8" width="280" height="184" rx="8" className={styles.cloth} />
        <path d="M32 20h256" className={styles.seam} />
        <path d="M40 46h120M40 62h164M40 78h92" className={styles.print} />
        <path d="M40 98h240" className={styles.rule} />
        <rect x="48" y="128" width="44" height="26" rx="3" className={styles.mark} />
        <text x="70" y="147" textAnchor="middle" className={styles.lot}>
          LOT
        </text>
        <text x="104" y="149" className={styles.digits}>
          {example}
        </text>
        <rect x="36" y="114" width="186" height="54" rx="27" className={styles.ring} />
        <path
          d="M240 118v46M246 118v46M254 118v46M258 118v46M266 118v46M274 118v46M278 118v46"
          className={styles.bars}
        />
      </svg>
      <figcaption>{t('check.where')}</figcaption>
    </figure>
  );
}
