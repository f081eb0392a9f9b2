/**
 * The part of `gatsby` that `gatsby-plugin-react-i18next` may import; otherwise, it would include all of it
 * (`gatsby/webpack.ts`).
 */
export { navigate } from 'gatsby';
