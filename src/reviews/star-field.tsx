import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { stars } from '../../contract/review.ts';
import type { Typed } from './typed-review.ts';
import * as styles from './write-review.module.css';

interface StarFieldProps {
  readonly form: UseFormReturn<Typed>;
  readonly error: string | undefined;
}

/** One to five stars, each with a word for what it means. The browser's own radio buttons bring the arrow keys. */
export function StarField({ form: { register, watch }, error }: StarFieldProps) {
  const { t } = useTranslation(['write-review', 'translation']);
  const id = useId();
  const chosen = Number(watch('rating'));
  return (
    <fieldset className={styles.stars}>
      <legend>{t('fields.rating')}</legend>
      <div className={styles.row}>
        {stars.toReversed().map((number) => (
          <label key={number} className={styles.star} data-filled={number <= chosen}>
            <input
              {...register('rating', { required: true })}
              type="radio"
              value={number}
              className="visually-hidden"
              aria-describedby={error && id}
            />
            <span aria-hidden="true" className={styles.sign}>
              ★
            </span>
            <span className="visually-hidden">{t('translation:ratingOnly', { average: number })}: </span>
            <span className={styles.word}>{t(`stars.${number}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
