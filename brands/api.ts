export { brand } from './demo/api.ts';
