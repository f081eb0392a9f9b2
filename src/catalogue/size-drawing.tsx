import * as styles from './size-drawing.module.css';
import type { SizeData } from './types.ts';

/** The side of the drawing, and what the largest side of the product may take of it, in its own units. */
const [canvas, room] = [400, 210];
/** How far the depth goes to the right and up, as shares of its length: an oblique projection. */
const [right, up] = [0.42, 0.3];

/** The product's outline with the length of each side, to scale; screen readers hear the same as one sentence. */
export function SizeDrawing({ size, label }: { readonly size: SizeData; readonly label: string }) {
  const [width = 0, second = 0, third] = size.values;
  // Of two sides, the other one is the height.
  const [depth, height] = third === undefined ? [0, second] : [second, third];
  const scale = room / Math.max(width + depth * right, height + depth * up);
  const [w, h, dx, dy] = [width * scale, height * scale, depth * right * scale, depth * up * scale];
  const x = (canvas - w - dx) / 2;
  const y = (canvas - h + dy) / 2;
  const [widthText = '', secondText = '', heightText = secondText] = size.sides;
  return (
    <svg viewBox={`0 0 ${canvas} ${canvas}`} role="img" aria-label={label} className={styles.drawing}>
      {depth > 0 && (
        <path d={`M${x} ${y} l${dx} ${-dy} h${w} v${h} l${-dx} ${dy} M${x + w} ${y} l${dx} ${-dy}`} />
      )}
      <rect x={x} y={y} width={w} height={h} />
      <Lines text={widthText} x={x + w / 2} y={y + h + 30} anchor="middle" />
      <Lines text={heightText} x={x - 14} y={y + h / 2} anchor="end" />
      {depth > 0 && (
        <Lines text={secondText} x={x + w + dx / 2 + 12} y={y + h - dy / 2 + 20} anchor="start" />
      )}
    </svg>
  );
}

interface LinesProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A length, the one in brackets below the first. */
function Lines({ text, x, y, anchor }: LinesProps) {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {text.split(/ (?=\()/).map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
