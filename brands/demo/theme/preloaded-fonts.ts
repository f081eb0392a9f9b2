import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2';

/** The addresses of the files that a page in Latin letters shows first. */
export const preloadedFonts: readonly string[] = [figtree, fraunces];
