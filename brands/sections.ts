export { sections } from './demo/sections.tsx';
