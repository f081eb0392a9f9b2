// First, because Gatsby's router reads the address as soon as one of the following modules imports it.
import '../recovery/start.ts';

export { shouldUpdateScroll } from '../navigation/scroll-position.ts';
export { wrapPageElement } from './page.tsx';
