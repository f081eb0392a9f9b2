/** What `gatsby-plugin-react-i18next` may have of `gatsby`, which it would bring whole (`gatsby/webpack.ts`). */
export { Link, navigate } from 'gatsby';
