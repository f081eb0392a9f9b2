/**
 * What the shop and gatsby-plugin-react-i18next use of react-i18next (`gatsby/webpack.ts`). The plugin is CommonJS, so it
 * would bring all of the library into every page; and the library's list of exports names no single files.
 */
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js';
