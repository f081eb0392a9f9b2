export { wrapPageElement } from './page.tsx';
