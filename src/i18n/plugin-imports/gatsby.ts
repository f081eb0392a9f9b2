/** What `gatsby-plugin-react-i18next` may have of `gatsby`, which it would bring whole (`gatsby/webpack.ts`). */
export { navigate } from 'gatsby';
