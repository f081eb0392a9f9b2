import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Review } from '../../contract/review.ts';
import { Later } from '../components/later.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import * as styles from './review-list.module.css';

interface ReviewPicturesProps extends Pick<Review, 'pictures'> {
  /** As it is shown. */
  readonly author: string;
}

/** Small photographs of a review: links to the large ones, which a dialog shows as soon as its code is there. */
export function ReviewPictures({ pictures, author }: ReviewPicturesProps) {
  const { t } = useTranslation('reviews');
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (index: number) => t('photo', { number: index + 1, author });
  if (pictures.length === 0) return null;
  return (
    <>
      <ul role="list" className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <a
              href={picture}
              onClick={(event) => {
                event.preventDefault();
                setShown(index);
              }}
            >
              <img src={picture} alt={nameOf(index)} width={96} height={96} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <Later wanted={shown !== null} load={() => loadPart(() => import('./picture-dialog.tsx'))}>
        {({ PictureDialog }) => (
          <PictureDialog pictures={pictures} nameOf={nameOf} shown={shown} onShow={setShown} />
        )}
      </Later>
    </>
  );
}
