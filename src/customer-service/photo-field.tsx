import { type Dispatch, type SetStateAction, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPhotos } from '../../contract/limits.ts';
import { focusOn } from '../components/focus-on.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { shopErrorOf } from '../shop-api/shop-api-error.ts';
import * as styles from './photo-field.module.css';
import { type Photo, preparePhoto } from './photos.ts';

interface PhotoFieldProps {
  /** What they go with, if not something that the shop answers by e-mail. */
  readonly about?: 'review';
  /** A form keeps them with `useState`, and names them by `fileIdsOf` when it is sent. */
  readonly value: readonly Photo[];
  readonly onChange: Dispatch<SetStateAction<readonly Photo[]>>;
}

/** A photograph that was not taken, by the name of its file, and why. */
interface Problem {
  readonly name: string;
  readonly reason: 'tooLarge' | 'noPicture' | 'tooMany' | 'tooOften' | 'unavailable' | 'network';
}

/**
 * Up to four photographs that go with a form, taken with a phone's camera or chosen from files. Each is sent as soon as it is chosen; one that
 * cannot be sent is not in the list, and the form goes on without it.
 */
export function PhotoField({ about, value, onChange }: PhotoFieldProps) {
  const { t } = useTranslation(['photos', 'translation']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const changePhoto = (key: number, to: Partial<Photo>) =>
    onChange((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  async function add(chosen: readonly File[]): Promise<void> {
    const room = Math.max(0, maxPhotos - value.length);
    setProblems(chosen.slice(room).map(({ name }) => ({ name, reason: 'tooMany' })));
    const files = chosen.slice(0, room).map((file) => ({ file, key: newKey() }));
    onChange((photos) => [...photos, ...files.map(({ key }) => ({ key, id: null, preview: '' }))]);
    for (const { file, key } of files) {
      const reason = await send(file, (to) => changePhoto(key, to));
      if (reason === null) continue;
      onChange((photos) => photos.filter((photo) => photo.key !== key));
      setProblems((others) => [...others, { name: file.name, reason }]);
    }
  }

  function remove(key: number): void {
    onChange((photos) => photos.filter((photo) => photo.key !== key));
    focusOn(input.current);
  }

  const isSending = value.some((photo) => photo.id === null);
  const status = isSending ? t('sending') : value.length > 0 ? t('attached', { count: value.length }) : '';
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {t('label')} <span className={styles.hint}>({t('translation:optional')})</span>
      </p>
      {value.length > 0 && (
        <ul role="list" className={styles.photos}>
          {value.map(({ key, preview }, index) => (
            <li key={key}>
              {preview === '' ? (
                <span className={styles.blank}>{index + 1}</span>
              ) : (
                <img
                  src={preview}
                  alt={t('photo', { number: index + 1 })}
                  // One that was sent a moment ago has yet to be checked.
                  onError={() => changePhoto(key, { preview: '' })}
                  data-sentry-block
                />
              )}
              <button type="button" className="link" onClick={() => remove(key)}>
                {t('remove')} <span className="visually-hidden">{t('photo', { number: index + 1 })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple
        className={`visually-hidden ${styles.input ?? ''}`}
        aria-describedby={`${id}-problems ${id}-hint`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          void add(chosen);
        }}
      />
      <label htmlFor={id} className="button button-quiet">
        {t('add')}
      </label>
      <p role="status" className={styles.hint}>
        {status}
      </p>
      <div id={`${id}-problems`} role="alert" data-sentry-mask>
        {problems.map(({ name, reason }, index) => (
          <p key={`${index} ${name}`} className={styles.error}>
            {t(
              about && (reason === 'tooOften' || reason === 'unavailable')
                ? `review.${reason}`
                : `problems.${reason}`,
              { name, count: maxPhotos },
            )}
          </p>
        ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(about ? 'review.hint' : 'hint', { count: maxPhotos })}
      </p>
    </div>
  );
}

let lastKey = 0;
const newKey = (): number => (lastKey += 1);

/** Sends a photograph, and says what becomes of it. @returns why it could not be sent; null if it has arrived. */
async function send(file: File, change: (to: Partial<Photo>) => void): Promise<Problem['reason'] | null> {
  const prepared = await preparePhoto(file);
  if (typeof prepared === 'string') return prepared;
  const { photo, type, preview } = prepared;
  change({ preview });
  try {
    change({ id: await callShopApi((api) => api.sendPhoto(photo, type)) });
    return null;
  } catch (error) {
    const { code } = shopErrorOf(error);
    if (code === 'TooManyRequests') return 'tooOften';
    return code === 'network' ? 'network' : 'unavailable';
  }
}
