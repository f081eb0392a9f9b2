/**
 * What the shop uses of gatsby-plugin-react-i18next (`gatsby/webpack.ts`). The plugin is CommonJS, so it would bring its
 * links, all of react-i18next, and all of what Gatsby exports into every page; and react-i18next's list of exports names
 * no single files.
 */
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js';
