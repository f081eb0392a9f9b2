/** The image sizes that the commerce service promises, by file name suffix; widths in pixels, at most the original's. */
export const pictureSizes = {
  '': 1600,
  '-zoom': 1400,
  '-large': 700,
  '-medium': 400,
  '-small': 150,
  '-thumb': 50,
} as const;
