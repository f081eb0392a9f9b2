export { brand } from './demo/build.ts';
