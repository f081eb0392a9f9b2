import type { NodePluginArgs } from 'gatsby';
import { menuPath, menuProducts, menuSchema } from '../src/layout/menu-record.ts';
import { buildEnvironment } from './environment.ts';
import { writePublicJson } from './public-json.ts';

interface CategoryNode {
  readonly key: string;
  readonly kind: string;
  readonly language: string;
  readonly parentKey: string | null;
}

interface ListNode {
  readonly categoryKey: string;
  readonly language: string;
  readonly number: number;
  readonly productIds: readonly string[];
}

/** Writes the first products of each of the shop's top categories, which the menu shows when it is first touched. */
export async function writeMenus({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): Promise<void> {
  const categories = getNodesByType('CommerceCategory') as unknown as readonly CategoryNode[];
  const lists = getNodesByType('CategoryList') as unknown as readonly ListNode[];
  const productOf = (id: string) => {
    const product = getNode(id);
    return { ...product, picture: getNode(String(product?.['cardPictureId'])) ?? null };
  };
  for (const language of buildEnvironment().store.languages) {
    const tops = categories.filter((one) => one.language === language && one.kind === 'product');
    const keys = new Set(tops.filter(({ parentKey }) => parentKey === null).map(({ key }) => key));
    const firsts = lists.filter(
      (list) => list.language === language && list.number === 1 && keys.has(list.categoryKey),
    );
    // Only what the schema names is written.
    const menu = menuSchema.parse(
      Object.fromEntries(
        firsts.map(({ categoryKey, productIds }) => [
          categoryKey,
          productIds.slice(0, menuProducts).map(productOf),
        ]),
      ),
    );
    await writePublicJson(menuPath(language), menu);
  }
}
