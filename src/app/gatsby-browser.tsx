export { shouldUpdateScroll } from '../navigation/scroll-position.ts';
export { wrapPageElement } from './page.tsx';
