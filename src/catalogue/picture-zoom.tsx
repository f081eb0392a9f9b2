import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusInDialog } from '../components/focus-on.ts';
import { PictureViewer } from '../components/picture-viewer.tsx';
import * as styles from './picture-zoom.module.css';
import { type Slide, SlidePicture, SlideVideo } from './slides.tsx';

interface PictureZoomProps {
  readonly slides: readonly Slide[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/**
 * One picture as large as the screen, with arrows to the others. A tap or click shows it twice as large around that point,
 * where it can be scrolled; fingers pinch it as they do any page.
 */
export function PictureZoom({ slides, shown, onShow }: PictureZoomProps) {
  const { t } = useTranslation('product');
  const slide = slides[shown];
  if (!slide) return null;
  const { caption } = slide;
  return (
    <PictureViewer
      count={slides.length}
      {...{ shown, onShow }}
      caption={t('zoom.count', { number: shown + 1, total: slides.length, caption })}
    >
      {slide.video === undefined ? (
        <LargePicture key={slide.key} slide={slide} />
      ) : (
        <SlideVideo ref={focusInDialog} slide={slide} className={styles.video} isShown isNear />
      )}
    </PictureViewer>
  );
}

function LargePicture({ slide }: { readonly slide: Slide }) {
  const { t } = useTranslation('product');
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toggle = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key has no place: the middle is as good as any.
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    setIsLarge(!isLarge);
    requestAnimationFrame(() => {
      const { current } = frame;
      current?.scrollTo(
        current.scrollWidth * x - current.clientWidth / 2,
        current.scrollHeight * y - current.clientHeight / 2,
      );
    });
  };
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={focusInDialog}
        type="button"
        className={styles.picture}
        data-large={isLarge}
        aria-pressed={isLarge}
        onClick={toggle}
      >
        <SlidePicture slide={slide} sizes="200vw" />
        <span className="visually-hidden">{t(isLarge ? 'zoom.smaller' : 'zoom.larger')}</span>
      </button>
    </div>
  );
}
