import type { Place, SceneKey } from '../shapes/shape.ts';
import { blocks, chest, curtain, globeLamp, plant, print, ropeBasket, shelf } from './props.ts';
import { floor, pegRail, rug, tableTop, tiles, wall, windowLight, type Frame } from './room.ts';

const oak = '#d3b088';

const rooms: Record<SceneKey, (frame: Frame) => string> = {
  nursery: (frame) => [
    wall(frame, '#e6dccb'),
    windowLight(frame.width * 0.3, frame.horizon * 0.08, frame.horizon * 0.42),
    shelf(frame.width - 480, frame.horizon * 0.42, 380),
    floor(frame, oak),
    rug(frame.width * 0.48, frame.horizon + 210, frame.width * 0.38, '#e3d6c2'),
    curtain(frame.horizon - 10, 170),
    blocks(frame.width - 260, frame.horizon + 130, 1),
    ropeBasket(frame.width - 130, frame.horizon + 60, 0.9),
  ].join(''),
  bedroom: (frame) => [
    wall(frame, '#d9d3c4'),
    windowLight(frame.width * 0.34, frame.horizon * 0.06, frame.horizon * 0.4),
    print(frame.width - 360, frame.horizon * 0.2, 210),
    floor(frame, '#c9a67e'),
    rug(frame.width * 0.5, frame.horizon + 210, frame.width * 0.42, '#e9dfd0'),
    curtain(frame.horizon - 10, 200),
    plant(frame.width - 150, frame.horizon + 40, 0.86),
  ].join(''),
  hall: (frame) => [
    wall(frame, '#dcd6c8'),
    windowLight(frame.width * 0.08, frame.horizon * 0.1, frame.horizon * 0.46),
    floor(frame, oak),
    chest(frame.width * 0.9, frame.horizon + 20, 0.92),
    plant(frame.width * 0.07, frame.horizon + 70, 0.94),
  ].join(''),
  bathroom: (frame) => [
    wall(frame, '#d5d6c6'),
    tiles(frame, frame.horizon * 0.56),
    windowLight(frame.width * 0.28, frame.horizon * 0.08, frame.horizon * 0.46),
    floor(frame, '#d8c7ae'),
    rug(frame.width * 0.5, frame.horizon + 210, frame.width * 0.38, '#e8ded0'),
    plant(frame.width * 0.1, frame.horizon + 70, 0.72, '#efe6d8'),
    ropeBasket(frame.width - 160, frame.horizon + 60, 0.9),
  ].join(''),
  kitchen: (frame) => [
    wall(frame, '#e4d9c6'),
    windowLight(frame.width * 0.12, frame.horizon * 0.1, frame.horizon * 0.5),
    shelf(frame.width - 560, frame.horizon * 0.44, 440),
    globeLamp(frame.width * 0.3, frame.horizon * 0.2, 110),
    floor(frame, oak),
    plant(frame.width * 0.07, frame.horizon + 50, 0.8, '#8f9f8a'),
  ].join(''),
};

/** The room a product stands in. */
export const roomOf = (scene: SceneKey, frame: Frame): string => rooms[scene](frame);

/** What a room needs so that things can hang on its wall or stand on its table. */
export const supportFor = (on: Place, frame: Frame): string => {
  if (on === 'wall') return pegRail(frame.width / 2 - 330, 250, 660, 5);
  return on === 'table' ? tableTop(frame, frame.horizon - 60) : '';
};
