import { band, contact, form, tube } from '../form.ts';
import { box, crease, curve, loop, oval, polygon } from '../geometry.ts';
import { place, stroke } from '../markup.ts';
import { house, toneOf, type Tone } from '../palette.ts';
import { groundShadow } from '../studio.ts';

/** Places a prop, drawn around its own base `[0, 0]`, in the room. */
const set = (x: number, y: number, size: number, drawing: string): string =>
  place(`translate(${String(x)} ${String(y)}) scale(${String(size)})`, drawing);

function leaf(x: number, y: number, turn: number, length: number, tone: Tone): string {
  const half = length * 0.24;
  const blade = loop(
    [0, 0],
    [half, -length * 0.35],
    [half * 0.7, -length * 0.75],
    [0, -length],
    [-half * 0.7, -length * 0.75],
    [-half, -length * 0.35],
  );
  return place(
    `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`,
    form(blade, tone, { material: 'plastic', depth: half * 0.7 }),
    stroke(curve([0, 0], [2, -length * 0.9]), tone.dark, 2.4, 0.7),
  );
}

/** A rubber plant in a clay pot; about 560 high at size 1. */
export function plant(x: number, y: number, size: number, potColor: string = house.clay.base): string {
  const stems: readonly (readonly [number, number, number])[] = [
    [-70, -520, -18],
    [10, -600, 4],
    [90, -480, 20],
  ];
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [-30, -280, -66, 130],
    [34, -300, 62, 140],
    [-44, -360, -50, 150],
    [50, -380, 48, 150],
    [-50, -440, -38, 140],
    [8, -420, 12, 150],
    [66, -440, 36, 130],
    [-66, -500, -24, 130],
    [10, -520, -8, 150],
    [84, -470, 28, 120],
    [0, -330, -20, 130],
    [24, -250, 84, 110],
    [-16, -250, -88, 100],
  ];
  return set(
    x,
    y,
    size,
    groundShadow(0, 0, 110) +
      stems
        .map(([sx, sy, bend]) =>
          tube(curve([0, -170], [bend, (sy - 170) / 2], [sx, sy]), toneOf('#8d7552'), 9),
        )
        .join('') +
      leaves
        .map(([lx, ly, turn, length], index) =>
          leaf(
            lx,
            ly,
            turn,
            length,
            index % 3 === 0 ? toneOf('#8f9f78') : index % 3 === 1 ? house.leaf : toneOf('#66795a'),
          ),
        )
        .join('') +
      form(polygon([-96, -186, 14], [96, -186, 14], [70, -4, 26], [-70, -4, 26]), toneOf(potColor), {
        material: 'paper',
        depth: 50,
      }) +
      form(box(-104, -204, 208, 44, 12), toneOf(potColor), { material: 'paper', depth: 18 }),
  );
}

/** A low oak chest of drawers; 520 wide, 330 high at size 1. */
export function chest(x: number, y: number, size: number): string {
  const tone = toneOf('#d7b78e');
  const drawer = (top: number): string =>
    form(box(-240, top, 480, 120, 8), tone, { material: 'wood', depth: 12 }) +
    form(oval(-100, top + 60, 13), house.oak, { material: 'plastic', depth: 10 }) +
    form(oval(100, top + 60, 13), house.oak, { material: 'plastic', depth: 10 });
  return set(
    x,
    y,
    size,
    groundShadow(0, 0, 270) +
      tube('M-220 -50L-232 -4', tone, 22) +
      tube('M220 -50L232 -4', tone, 22) +
      form(box(-260, -330, 520, 290, 10), tone, { material: 'wood', depth: 20 }) +
      drawer(-302) +
      drawer(-172) +
      form(box(-272, -346, 544, 30, 8), tone, { material: 'wood', depth: 10 }),
  );
}

/** Wooden building blocks on the floor. */
export function blocks(x: number, y: number, size: number): string {
  const block = (bx: number, by: number, color: string): string =>
    contact(box(bx, by, 62, 62, 8), 0.2) +
    form(box(bx, by, 62, 62, 8), toneOf(color), { material: 'wood', depth: 16 });
  return set(
    x,
    y,
    size,
    groundShadow(30, 4, 110) +
      block(-66, -60, '#d9b98f') +
      block(2, -60, '#c8795a') +
      block(-34, -124, '#a3b39b') +
      block(76, -58, '#ead9a0'),
  );
}

/** A round basket of woven rope. */
export function ropeBasket(x: number, y: number, size: number): string {
  const body = loop(
    [-130, -210],
    [0, -190],
    [130, -210],
    [150, -100],
    [118, -8],
    [0, 8],
    [-118, -8],
    [-150, -100],
  );
  const rope = [-160, -124, -88, -52, -18].map((row) =>
    crease([-150, row - 10], [0, row + 12], [150, row - 10]),
  );
  return set(
    x,
    y,
    size,
    groundShadow(0, 0, 140) +
      form(loop([-100, -230], [-40, -300], [60, -290], [110, -220], [0, -190]), toneOf('#e7d6c4'), {
        material: 'jersey',
        depth: 40,
        folds: [crease([-60, -230], [0, -260], [70, -240])],
      }) +
      form(body, toneOf('#d9c3a0'), { material: 'woven', depth: 60, folds: rope, crease: 12 }) +
      band(curve([-128, -208], [0, -188], [128, -208]), toneOf('#cfae82'), 22),
  );
}
