import type { ColorKey } from '../../catalogue/colors.ts';
import type { MaterialKey } from '../../catalogue/types.ts';
import type { Tone } from '../palette.ts';

/** What a shape is drawn with. */
export interface Paint {
  readonly tone: Tone;
  readonly material: MaterialKey;
}

/** What a product rests on at home. */
export type Place = 'floor' | 'wall' | 'table';

/** The room a product is used in. */
export type SceneKey = 'nursery' | 'kitchen' | 'bathroom' | 'bedroom' | 'hall';

/** A product's drawing, in a box of 1000 × 1000. */
export interface Shape {
  readonly draw: (paint: Paint) => string;
  /** For variants without a color or material of their own. */
  readonly natural: { readonly color: ColorKey; readonly material: MaterialKey };
  /**
   * Where it touches the ground: height in the box and half the width of its shadow. Absent for things that lie flat or
   * hang.
   */
  readonly foot?: { readonly y: number; readonly halfWidth: number };
  /** What the close-up shows: center in the box and magnification relative to the full view. */
  readonly close: { readonly x: number; readonly y: number; readonly zoom: number };
  /** Where it is at home, what it rests on there, and its size relative to the full view. */
  readonly home: {
    readonly scene: SceneKey;
    readonly on: Place;
    readonly size: number;
    /** Height in the box at which it hangs from a peg; 130 by default. */
    readonly hook?: number;
  };
}
