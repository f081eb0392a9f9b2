import type { Patch } from '../patch.ts';

/**
 * gatsby-plugin-react-i18next creates a new i18next at every render, which loses texts and renders everything anew
 * (decision 005).
 */
export const pageTexts: Patch = {
  modules: [[/\/plugin\/wrapPageElement$/, 'src/i18n/gatsby-wrap-page-element.tsx']],
};
