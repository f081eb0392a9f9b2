import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';
import { type Namespace, namespacesOfTemplate, type TemplateName } from '../src/i18n/namespaces.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import { buildEnvironment } from './environment.ts';
import type { Language } from '../stores/types.ts';

/** What every page is created with, beside the arguments of its own query. */
export interface PageContext {
  readonly pageKey: PageKey;
  readonly language: Language;
  /** The texts the template uses, by namespace. */
  readonly texts: Partial<Record<Namespace, object>>;
}

interface PagesQuery {
  readonly allCommerceProduct: {
    readonly nodes: readonly {
      readonly key: string;
      readonly kind: string;
      readonly path: string;
      readonly categoryKeys: readonly string[];
      readonly related: readonly string[];
      readonly variants: readonly { readonly components: readonly { readonly sku: string }[] }[];
    }[];
  };
  readonly allCommerceCategory: {
    readonly nodes: readonly { readonly key: string; readonly path: string }[];
  };
  readonly allContentPage: { readonly nodes: readonly { readonly key: string; readonly path: string }[] };
}

/** Gatsby types the errors of a query as `any`. */
type Query = (query: string) => Promise<{ readonly data?: PagesQuery; readonly errors?: unknown }>;

const screens = [
  'home',
  'search',
  'stores',
  'cart',
  'checkout',
  'order-confirmation',
  'not-found',
  'server-error',
] as const;

/** Makes every page of the store: the fixed screens, the catalogue and the content. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  const { actions } = args;
  const language = buildEnvironment().store.defaultLanguage;
  const { data, errors } = await (args.graphql as Query)(pagesQuery);
  if (!data) throw new Error(`The pages cannot be listed: ${JSON.stringify(errors)}`);
  const create = pageCreator(actions, language);

  for (const screen of screens) create(screen, screen, pathOf(language, screen));
  for (const product of data.allCommerceProduct.nodes) {
    create(
      product.kind === 'bundle' ? 'bundle' : 'product',
      `product/${product.key}` as PageKey,
      product.path,
      {
        key: product.key,
        related: product.related,
        trailKeys: ancestorsOf(product.categoryKeys[0] ?? ''),
        componentSkus: product.variants.flatMap(({ components }) => components.map(({ sku }) => sku)),
      },
    );
  }
  const categoryKeys = data.allCommerceCategory.nodes.map(({ key }) => key);
  for (const { key, path } of data.allCommerceCategory.nodes) {
    create('category', `category/${key}` as PageKey, path, {
      key,
      branchKeys: categoryKeys.filter((other) => other === key || other.startsWith(`${key}/`)),
      trailKeys: ancestorsOf(key).slice(0, -1),
    });
  }
  for (const { key, path } of data.allContentPage.nodes) create('content', key as PageKey, path, { key });
};

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
export function ancestorsOf(categoryKey: string): string[] {
  const segments = categoryKey.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function pageCreator(actions: Actions, language: Language) {
  const textsOf = (namespace: Namespace): object =>
    JSON.parse(readFileSync(join('locales', language, `${namespace}.json`), 'utf8')) as object;
  return (template: TemplateName, pageKey: PageKey, path: string, queryArguments: object = {}) => {
    const texts = Object.fromEntries(namespacesOfTemplate[template].map((name) => [name, textsOf(name)]));
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { pageKey, language, texts, ...queryArguments } satisfies PageContext,
    });
  };
}

const pagesQuery = /* GraphQL */ `
  {
    allCommerceProduct {
      nodes {
        key
        kind
        path
        categoryKeys
        related
        variants {
          components {
            sku
          }
        }
      }
    }
    allCommerceCategory {
      nodes {
        key
        path
      }
    }
    allContentPage {
      nodes {
        key
        path
      }
    }
  }
`;
