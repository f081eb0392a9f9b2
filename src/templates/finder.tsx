import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FinderScreen } from '../finder/finder-screen.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { toCards } from './card-fragment.ts';
import { found, type PageHeadProps } from './page-data.tsx';

export default function FinderTemplate({ data }: PageProps<Queries.FinderQuery>) {
  const { title, description, category, questions, traits, candidates } = found(data.finder);
  const { pageKey } = usePage();
  const currency = useCurrency();
  const sold = candidates.flatMap(({ traits, product }) =>
    toCards([product], currency).map((card) => ({ traits, product: card })),
  );
  return (
    <div className="page">
      <Breadcrumbs trail={[category]} current={title} />
      <FinderScreen
        title={title}
        description={description}
        questions={questions}
        traits={traits}
        candidates={sold}
        list={pageKey}
      />
    </div>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.FinderQuery>) {
  const { title, description } = found(data.finder);
  return <PageHead title={title} description={description} page={pageContext} />;
}

export const query = graphql`
  query Finder($id: String!) {
    finder(id: { eq: $id }) {
      title
      description
      category {
        name
        path
      }
      questions {
        key
        text
        answers {
          key
          text
          needs
          prefers
        }
      }
      traits {
        key
        has
        lacks
        isCaveat
      }
      candidates {
        traits
        product {
          ...ProductCardFields
        }
      }
    }
  }
`;
