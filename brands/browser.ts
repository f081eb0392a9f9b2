export { brand } from './demo/browser.ts';
