export { preloadedFonts } from './demo/theme/preloaded-fonts.ts';
