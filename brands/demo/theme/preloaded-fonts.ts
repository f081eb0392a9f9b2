import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The addresses of the files that a page in Latin letters shows first. */
export const preloadedFonts: readonly string[] = [figtree, fraunces];
