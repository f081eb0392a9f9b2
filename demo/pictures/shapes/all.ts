import type { PictureShape } from '../../catalogue/shapes.ts';
import { bags } from './bags.ts';
import { bathroom } from './bathroom.ts';
import { bedCovers } from './bed-covers.ts';
import { beds } from './beds.ts';
import { bibs } from './bibs.ts';
import { bouncers } from './bouncers.ts';
import { carriers } from './carriers.ts';
import { covers } from './covers.ts';
import { gifts } from './gifts.ts';
import { highChairs } from './high-chair.ts';
import type { Shape } from './shape.ts';
import { tableware } from './tableware.ts';
import { textiles } from './textiles.ts';
import { toys } from './toys.ts';

/** Every product shape's drawing; the type guarantees that none is missing. */
export const shapes: Readonly<Record<PictureShape, Shape>> = {
  ...carriers,
  ...covers,
  ...bags,
  ...bouncers,
  ...toys,
  ...bibs,
  ...tableware,
  ...highChairs,
  ...bathroom,
  ...beds,
  ...bedCovers,
  ...textiles,
  ...gifts,
};
