import { graphql, type PageProps } from 'gatsby';
import { RegistrationScreen } from '../registration/registration-screen.tsx';
import { headOf } from './page-data.tsx';

export default function RegistrationTemplate({ data }: PageProps<Queries.RegistrationQuery>) {
  const recalls = data.recalls.nodes.flatMap(({ title, path, recall }) =>
    recall ? [{ title, path, batches: recall.batches }] : [],
  );
  return <RegistrationScreen products={data.products.nodes} recalls={recalls} />;
}

export const Head = headOf((texts) => texts.registration);

export const query = graphql`
  query Registration($language: String!) {
    products: allCommerceProduct(
      filter: { language: { eq: $language }, kind: { eq: "product" } }
      sort: { name: ASC }
    ) {
      nodes {
        key
        name
      }
    }
    recalls: allContentPage(
      filter: { language: { eq: $language }, recall: { recalledOn: { ne: null } } }
      sort: { order: ASC }
    ) {
      nodes {
        title
        path
        recall {
          batches {
            from
            to
          }
        }
      }
    }
  }
`;
