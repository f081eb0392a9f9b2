export { wrapPageElement, wrapRootElement } from './src/app/wrap.tsx';
