import type { MovedLinks } from '../../../redirects/records.ts';

/** Written by `npm run redirects -- add-moved`: where pages of the catalogue were before. */
export const moved: MovedLinks = {};
