/** The part of Gatsby's router that gatsby-react-router-scroll imports (`gatsby/webpack.ts`). */
// @ts-expect-error The package has no types.
export { useLocation } from '@gatsbyjs/reach-router';
