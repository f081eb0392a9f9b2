/** What `gatsby-plugin-react-i18next` may have of `react-i18next`, which it would bring whole (`gatsby/webpack.ts`). */
export { I18nextProvider, useTranslation } from 'react-i18next';
