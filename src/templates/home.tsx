import { graphql, type PageProps } from 'gatsby';
import { HomeScreen } from '../home/home-screen.tsx';
import { brand } from '../../stores/brand.ts';
import { PageHead } from '../components/page-head.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { textsIn } from './page-texts.ts';
import type { PageHeadProps } from './screen-head.tsx';
import { pictureOf, toCards } from './card-fragment.ts';

export default function HomeTemplate({ data }: PageProps<Queries.HomeQuery>) {
  const currency = useCurrency();
  const heroPicture = (name: string) =>
    data.hero.nodes.find((picture) => picture.name === name)?.gatsbyImage ?? null;
  const products = toCards(data.favourites.nodes, currency);
  return (
    <HomeScreen
      hero={{ wide: heroPicture('home-hero'), tall: heroPicture('home-hero-portrait') }}
      categories={data.categories.nodes.map((category) => ({
        ...category,
        picture: pictureOf(
          data.favourites.nodes.find(({ path }) => path.startsWith(category.path))?.cardPicture,
        ),
      }))}
      favourites={[...products].sort((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0)).slice(0, 4)}
      newest={toCards(data.newest.nodes, currency)}
      guides={data.guides.nodes}
    />
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.HomeQuery>) {
  const { lead } = textsIn(data.locales, 'translation').home;
  return <PageHead title={brand.name} description={lead} page={pageContext} />;
}

export const query = graphql`
  query Home($language: String!, $largeFormats: [RemoteFileFormat!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["translation"] } }) {
      ...PageTexts
    }
    hero: allBrandPicture {
      nodes {
        name
        gatsbyImage(
          layout: FULL_WIDTH
          width: 1600
          breakpoints: [640, 1200, 1600]
          formats: $largeFormats
          quality: 45
          placeholder: NONE
        )
      }
    }
    categories: allCommerceCategory(
      filter: { language: { eq: $language }, kind: { eq: "product" }, parentKey: { eq: null } }
      sort: { order: ASC }
    ) {
      nodes {
        key
        name
        path
      }
    }
    favourites: allCommerceProduct(
      filter: { language: { eq: $language } }
      sort: [{ rating: { count: DESC } }, { order: ASC }]
      limit: 24
    ) {
      nodes {
        ...ProductCardFields
      }
    }
    newest: allCommerceProduct(
      filter: {
        language: { eq: $language }
        categoryKeys: { in: ["selected/supersoft-and-supercosy-new-additions"] }
      }
      sort: [{ launchedOn: DESC }, { order: ASC }]
      limit: 4
    ) {
      nodes {
        ...ProductCardFields
      }
    }
    guides: allContentPage(
      filter: { language: { eq: $language }, section: { eq: "pages" } }
      sort: [{ updatedOn: DESC }, { order: ASC }]
      limit: 3
    ) {
      nodes {
        title
        description
        path
      }
    }
  }
`;
