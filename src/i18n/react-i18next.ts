/**
 * Stands where the plugin's exports ask for all of `react-i18next` (`gatsby/webpack.ts` replaces it): what comes through
 * them cannot be shaken off, used or not.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
