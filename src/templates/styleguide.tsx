import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { StyleguideScreen } from '../styleguide/styleguide-screen.tsx';
import { words } from '../styleguide/words.ts';
import { toCards } from './card-fragment.ts';
import { found, type PageHeadProps } from './page-data.ts';

export default function StyleguideTemplate({ data }: PageProps<Queries.StyleguideQuery>) {
  const [product] = toCards(found(data.homeLists).favorites, useCurrency());
  return <StyleguideScreen product={product} />;
}

export const Head = ({ pageContext }: PageHeadProps) => (
  <PageHead title={words.title} page={pageContext} listed={false} />
);

export const query = graphql`
  query Styleguide($language: String!) {
    homeLists(language: { eq: $language }) {
      favorites {
        ...ProductCardFields
      }
    }
  }
`;
