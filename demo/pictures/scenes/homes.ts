import type { Place, SceneKey } from '../shapes/shape.ts';
import { blocks, chest, plant, ropeBasket } from './props.ts';
import { floor, pegRail, rug, tableTop, tiles, wall, windowLight, type Frame } from './room.ts';
import { curtain, globeLamp, print, shelf } from './wall-props.ts';

const oak = '#d3b088';

const rooms: Record<SceneKey, (frame: Frame, on: Place) => string> = {
  nursery: (frame) =>
    [
      wall(frame, '#e6dccb'),
      windowLight(frame.width * 0.3, frame.horizon * 0.08, frame.horizon * 0.42),
      shelf(frame.width - 480, frame.horizon * 0.42, 380),
      floor(frame, oak),
      rug(frame.width * 0.48, frame.horizon + 210, frame.width * 0.38, '#e3d6c2'),
      curtain(frame.horizon - 10, 170),
      blocks(frame.width - 260, frame.horizon + 130, 1),
      ropeBasket(frame.width - 130, frame.horizon + 60, 0.9),
    ].join(''),
  bedroom: (frame) =>
    [
      wall(frame, '#d9d3c4'),
      windowLight(frame.width * 0.34, frame.horizon * 0.06, frame.horizon * 0.4),
      print(frame.width - 360, frame.horizon * 0.2, 210),
      floor(frame, '#c9a67e'),
      rug(frame.width * 0.5, frame.horizon + 210, frame.width * 0.42, '#e9dfd0'),
      curtain(frame.horizon - 10, 200),
      plant(frame.width - 150, frame.horizon + 40, 0.86),
    ].join(''),
  hall: (frame) =>
    [
      wall(frame, '#dcd6c8'),
      windowLight(frame.width * 0.08, frame.horizon * 0.1, frame.horizon * 0.46),
      floor(frame, oak),
      chest(frame.width * 0.93, frame.horizon + 30, 0.86),
      plant(frame.width * 0.07, frame.horizon + 70, 0.94),
    ].join(''),
  bathroom: (frame) =>
    [
      wall(frame, '#d5d6c6'),
      tiles(frame, frame.horizon * 0.56),
      windowLight(frame.width * 0.28, frame.horizon * 0.08, frame.horizon * 0.46),
      floor(frame, '#d8c7ae'),
      rug(frame.width * 0.5, frame.horizon + 210, frame.width * 0.38, '#e8ded0'),
      plant(frame.width * 0.1, frame.horizon + 70, 0.72, '#efe6d8'),
      ropeBasket(frame.width - 160, frame.horizon + 60, 0.9),
    ].join(''),
  kitchen: (frame, on) =>
    [
      wall(frame, '#e4d9c6'),
      windowLight(frame.width * 0.12, frame.horizon * 0.1, frame.horizon * 0.5),
      on === 'wall' ? '' : shelf(frame.width - 560, frame.horizon * 0.44, 440),
      on === 'wall' ? '' : globeLamp(frame.width * 0.3, frame.horizon * 0.2, 110),
      floor(frame, oak),
      plant(frame.width * 0.07, frame.horizon + 50, 0.8, '#8f9f8a'),
    ].join(''),
};

/** The room in which a product is used; its wall has space for things that hang there. */
export const roomOf = (scene: SceneKey, on: Place, frame: Frame): string => rooms[scene](frame, on);

/** Where things rest in a frame: the height of the rail, table, or floor, and what has to be drawn there first. */
interface Stage {
  readonly y: number;
  readonly furniture: string;
}

/** The place that a frame offers to things that hang, stand on a table, or stand on the floor. */
export function stageOf(on: Place, frame: Frame): Stage {
  const { width, height, horizon } = frame;
  if (on === 'wall') {
    const rail = 132 * Math.round((width * 0.72) / 132);
    const y = horizon * 0.24;
    return { y: y + 12, furniture: pegRail((width - rail) / 2, y, rail, rail / 132) };
  }
  const depth = height - horizon;
  return on === 'table'
    ? { y: horizon + depth * 0.66, furniture: tableTop(frame, horizon - 40) }
    : { y: horizon + depth * 0.68, furniture: '' };
}
