/** None: its pages are written in the system's own. */
export const preloadedFonts: readonly string[] = [];
