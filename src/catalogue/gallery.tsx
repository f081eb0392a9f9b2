import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { stepOf } from '../components/picture-viewer.tsx';
import * as styles from './gallery.module.css';
import { PictureZoom } from './picture-zoom.tsx';
import type { ProductData, VariantData } from './types.ts';
import { type Slide, SlidePicture, SlideVideo, useSlides } from './slides.tsx';

/** How wide a picture of the gallery is shown: whoever shows one smaller takes the same file. */
export const gallerySizes = '(min-width: 84rem) 42rem, (min-width: 48rem) 48vw, 100vw';

/** Without an event for this long, in milliseconds, a scroll has ended; Safari has no event for that. */
const settled = 100;

interface GalleryProps {
  readonly product: ProductData;
  readonly variant: VariantData;
}

/** The variant's pictures, to swipe through, to choose, or with arrow keys, each with what it shows. A tap enlarges it. */
export function Gallery({ product, variant }: GalleryProps) {
  const { t } = useTranslation('product');
  const { name } = product;
  const slides = useSlides(product, variant);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = Math.min(current, slides.length - 1);

  const show = (index: number): HTMLElement | undefined => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement)) return undefined;
    track.current?.scrollTo({ left: startOf(slide) });
    setCurrent(index);
    return slide;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    show(shown + step)
      ?.querySelector<HTMLElement>('button, video')
      ?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('pictures', { name })} className={styles.gallery}>
      <ul
        ref={track}
        role="list"
        className={styles.track}
        onScroll={({ currentTarget }) => {
          clearTimeout(settling.current);
          settling.current = setTimeout(() => {
            setCurrent(slideAt(currentTarget));
          }, settled);
        }}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={styles.slide}>
            {slide.video === undefined ? (
              <button
                type="button"
                className={styles.enlarge}
                // One stop for the keyboard, which reaches the others with arrow keys.
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setZoomed(index)}
                onKeyDown={onKeyDown}
              >
                <SlidePicture slide={slide} sizes={gallerySizes} isFirst={index === 0} />
                <span className="visually-hidden">
                  {t('enlarge', { number: index + 1, total: slides.length })}
                </span>
              </button>
            ) : (
              // Its own controls use the arrow keys; the choice of pictures leads on.
              <SlideVideo
                slide={slide}
                className={styles.video}
                isShown={index === shown}
                isNear={index - shown < 2}
              />
            )}
            <span className={styles.caption} aria-hidden="true">
              {slide.caption}
            </span>
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Choice {...{ name, slides, shown, show }} />}
      <ModalDialog
        label={t('pictures', { name })}
        closeLabel={t('zoom.close')}
        placement="full"
        open={zoomed !== null}
        onClose={() => {
          setZoomed(null);
          show(zoomed ?? shown);
        }}
      >
        {zoomed !== null && <PictureZoom slides={slides} shown={zoomed} onShow={setZoomed} />}
      </ModalDialog>
    </section>
  );
}

const startOf = (slide: HTMLElement): number => {
  const first = slide.parentElement?.firstElementChild;
  return first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
};

/** The slide that begins where the pictures have been scrolled to; at their end, the last one, which may begin later. */
function slideAt({ children, scrollLeft, scrollWidth, clientWidth }: HTMLElement): number {
  const starts = Array.from(children, (slide) => startOf(slide as HTMLElement));
  if (scrollLeft > 0 && scrollLeft + clientWidth > scrollWidth - 2) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

interface ChoiceProps {
  readonly name: string;
  readonly slides: readonly Slide[];
  readonly shown: number;
  readonly show: (index: number) => void;
}

/** A small picture for each, or a dot where there is no room for it. */
function Choice({ name, slides, shown, show }: ChoiceProps) {
  const { t } = useTranslation('product');
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('pictures', { name })}</legend>
      {slides.map((slide, index) => (
        <label key={slide.key} className={styles.thumbnail}>
          <input
            type="radio"
            name={group}
            className="covering-input"
            checked={index === shown}
            onChange={() => show(index)}
          />
          <span className="visually-hidden">{slide.caption}</span>
          <span className={styles.small} aria-hidden="true">
            <SlidePicture slide={{ ...slide, alt: '' }} sizes={gallerySizes} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
