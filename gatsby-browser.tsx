import './src/styles/global.css';

export { wrapPageElement } from './src/app/root.tsx';
