import type { Patch } from '../patch.ts';

/**
 * gatsby-plugin-react-i18next creates a new i18next at every render, which renders everything anew (decision 005).
 */
export const pageTexts: Patch = {
  modules: [[/\/plugin\/wrapPageElement$/, 'src/i18n/texts-provider.tsx']],
};
