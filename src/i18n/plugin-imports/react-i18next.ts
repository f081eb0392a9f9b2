/**
 * The part of `react-i18next` that `gatsby-plugin-react-i18next` may import; otherwise, it would include all of it
 * (`gatsby/webpack.ts`).
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
