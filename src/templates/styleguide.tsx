import { graphql, type PageProps } from 'gatsby';
import { useCurrency } from '../shop/shop-context.tsx';
import { StyleguideScreen } from '../styleguide/styleguide-screen.tsx';
import { toCards } from './card-fragment.ts';
import { found, headOf } from './page-data.tsx';

export default function StyleguideTemplate({ data }: PageProps<Queries.StyleguideQuery>) {
  const [product] = toCards(found(data.homeLists).favorites, useCurrency());
  return <StyleguideScreen product={product} />;
}

export const Head = headOf(() => ({ title: 'Style guide' }));

export const query = graphql`
  query Styleguide($language: String!) {
    homeLists(language: { eq: $language }) {
      favorites {
        ...ProductCardFields
      }
    }
  }
`;
