import { graphql, Link, type PageProps } from 'gatsby';
import { brand } from '../../brands/browser.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { found, headOf } from './page-data.tsx';
import { useTranslation } from 'react-i18next';
import { ProductRow } from '../catalogue/product-grid.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { pictureOf, toRow } from './card-fragment.ts';

export default function HomeTemplate({ data }: PageProps<Queries.HomeQuery>) {
  const { t } = useTranslation();
  const currency = useCurrency();
  const sitePath = useSitePaths();
  const { lead, favorites, newest, accessories } = found(data.homeLists);
  const [product = null] = lead ? toRow([lead], currency) : [];
  const heroPicture = (name: string) =>
    data.hero.nodes.find((picture) => picture.name === name)?.gatsbyImage ?? null;
  return (
    <HomeScreen
      hero={{ wide: heroPicture('home-hero'), tall: heroPicture('home-hero-portrait'), product }}
      categories={data.categories.nodes.map((category) => ({
        ...category,
        picture: pictureOf(category.picture),
      }))}
      guides={data.guides.nodes.filter(({ path }) => path !== data.story?.path).slice(0, 3)}
      story={data.story}
      rows={{
        favorites: (
          <Recommendations id="home-trending">
            <ProductRow
              title={t('home.favorites')}
              list="home/favorites"
              products={toRow(favorites, currency)}
            />
          </Recommendations>
        ),
        newest: (
          <Recommendations id="home-new">
            <ProductRow
              title={<Link to={sitePath(brand.pages.news)}>{t('home.newest')}</Link>}
              list="home/newest"
              products={toRow(newest, currency)}
            />
          </Recommendations>
        ),
        accessories: (
          <ProductRow
            title={t('home.accessories')}
            list="home/accessories"
            products={toRow(accessories, currency)}
          />
        ),
        picked: <Recommendations id="home-picked" />,
        personal: <Recommendations id="home-personal" needsHistory />,
        recent: <Recommendations id="home-recent" needsHistory />,
      }}
    />
  );
}

export const Head = headOf((texts) => ({
  title: texts.translation.home.documentTitle,
  description: texts.translation.home.lead,
}));

export const query = graphql`
  query Home($language: String!, $largeFormats: [RemoteFileFormat!]!, $story: String!) {
    hero: allBrandPicture {
      nodes {
        name
        ...WidePicture
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
        picture {
          ...SmallPicture
        }
      }
    }
    homeLists(language: { eq: $language }) {
      lead {
        ...ProductCardFields
      }
      favorites {
        ...ProductCardFields
      }
      newest {
        ...ProductCardFields
      }
      accessories {
        ...ProductCardFields
      }
    }
    guides: allContentPage(
      filter: { language: { eq: $language }, section: { eq: "pages" } }
      sort: [{ updatedOn: DESC }, { order: ASC }]
      limit: 4
    ) {
      nodes {
        ...GuideFields
      }
    }
    story: contentPage(key: { eq: $story }, language: { eq: $language }) {
      title
      description
      path
      lead {
        picture {
          ...WidePicture
        }
      }
    }
  }
`;
