import { useState } from 'react';
import * as styles from './range-slider.module.css';

/** The ends of a range, as decimal texts. */
export interface Range {
  readonly start: string;
  readonly end: string;
}

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly range: Range;
  /** What the two thumbs are called. */
  readonly names: Range;
  /** An amount as a shopper reads it. */
  readonly textOf: (amount: string) => string;
  /** A range that has been chosen: a thumb was released, or moved with the keyboard. */
  readonly onApply: (range: Range) => void;
}

/** The smallest of 1, 10, 100 … with which the keyboard crosses the range in at most this many steps. */
const maxSteps = 400;

/** Two thumbs on one track; each is a range input of the browser, so that the keyboard and screen readers know it. */
export function RangeSlider({ min, max, range, names, textOf, onApply }: RangeSliderProps) {
  const step = 10 ** Math.max(0, Math.ceil(Math.log10((max - min) / maxSteps)));
  const steps = Math.ceil((max - min) / step);
  const clamp = (amount: number) => Math.min(Math.max(amount, min), max);
  const stepOf = (amount: string) => Math.round((clamp(Number(amount)) - min) / step);
  const amountOf = (position: number) => String(clamp(min + position * step));
  const applied = { start: stepOf(range.start), end: stepOf(range.end) };
  const [dragged, setDragged] = useState<typeof applied | null>(null);
  const shown = dragged ?? applied;

  const thumb = (bound: 'start' | 'end') => ({
    type: 'range',
    min: 0,
    max: steps,
    step: 1,
    value: shown[bound],
    className: styles.thumb,
    // Where both are at the end of the track, the one that can still move is on top.
    style: { zIndex: bound === 'start' && shown.start > steps / 2 ? 2 : 1 },
    'aria-label': names[bound],
    'aria-valuetext': textOf(amountOf(shown[bound])),
    // A thumb stops at the other one.
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      const position = Number(currentTarget.value);
      setDragged({
        start: bound === 'start' ? Math.min(position, shown.end) : shown.start,
        end: bound === 'end' ? Math.max(position, shown.start) : shown.end,
      });
    },
    // React's own change event is the browser's input event: it comes while a thumb is being dragged.
    ref: (input: HTMLInputElement | null) => {
      const release = () => {
        setDragged(null);
        if (shown.start === applied.start && shown.end === applied.end) return;
        onApply({
          start: shown.start === applied.start ? range.start : amountOf(shown.start),
          end: shown.end === applied.end ? range.end : amountOf(shown.end),
        });
      };
      input?.addEventListener('change', release);
      return () => input?.removeEventListener('change', release);
    },
  });
  const share = (position: number) => `${(position / steps) * 100}%`;
  return (
    <>
      <p className={styles.text} aria-hidden="true">
        {textOf(amountOf(shown.start))} – {textOf(amountOf(shown.end))}
      </p>
      <div className={styles.slider} style={{ '--start': share(shown.start), '--end': share(shown.end) }}>
        <input {...thumb('start')} />
        <input {...thumb('end')} />
      </div>
    </>
  );
}
