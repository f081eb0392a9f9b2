import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Review } from '../../contract/review.ts';
import { Later } from '../components/later.tsx';
import { isPlainClick } from '../navigation/plain-click.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import * as styles from './review-list.module.css';

interface ReviewPicturesProps extends Pick<Review, 'pictures'> {
  /** As it is shown. */
  readonly author: string;
}

/** Small photographs of a review: links to the large ones, which a dialog shows; without its code, they are followed. */
export function ReviewPictures({ pictures, author }: ReviewPicturesProps) {
  const { t } = useTranslation('reviews');
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (index: number) => t('photo', { number: index + 1, author });
  const load = async () => {
    try {
      return await loadExtra(() => import('./picture-dialog.tsx'));
    } catch (error) {
      const { [shown ?? 0]: picture } = pictures;
      if (picture !== undefined) window.location.assign(picture);
      // So that the next click tries again.
      setShown(null);
      throw error;
    }
  };
  if (pictures.length === 0) return null;
  return (
    <>
      <ul role="list" className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <a
              href={picture}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img src={picture} alt={nameOf(index)} width={96} height={96} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <Later wanted={shown !== null} load={load}>
        {({ PictureDialog }) => (
          <PictureDialog pictures={pictures} nameOf={nameOf} shown={shown} onShow={setShown} />
        )}
      </Later>
    </>
  );
}
