import type {
  ByProjectKeyRequestBuilder,
  ProductProjection,
  Review as Resource,
} from '@commercetools/platform-sdk';
import { z } from 'zod';
import { brand } from '../brands/api.ts';
import { picturePath, type ReadReviews, type Review, stars } from '../contract/review.ts';
import { oneByOne } from './every-one.ts';

/** What the custom type `review-details` adds to any review; a value of another kind counts as missing. */
const fieldsSchema = z.object({
  writtenOn: z.iso.date().optional().catch(undefined),
  verifiedPurchase: z.boolean().default(false).catch(false),
  helpful: z.int().nonnegative().default(0).catch(0),
  answer: z.string().min(1).nullable().default(null).catch(null),
  /** IDs of photographs. */
  files: z.array(z.string()).default([]).catch([]),
});

/** Fields that a review has in any shop. */
export const ownFields: readonly string[] = Object.keys(fieldsSchema.shape);

/**
 * Reads every published review of commercetools: those that count in the ratings of their product, which a review in a
 * state without the role `ReviewIncludedInStatistics` does not.
 * @param products those whose reviews are wanted.
 * @returns a function that throws ShopError `CommerceUnavailable`.
 */
export const reviewsAbout =
  (
    project: ByProjectKeyRequestBuilder,
    products: readonly Pick<ProductProjection, 'id' | 'key'>[],
  ): ReadReviews =>
  async () => {
    const published = 'includedInStatistics = true and target(typeId = "product")';
    const keys = new Map(products.map(({ id, key }) => [id, key ?? id]));
    const byProduct = new Map<string, Review[]>();
    // A large shop has more reviews than products: they are never in memory as commercetools writes them.
    const resources = oneByOne<Resource>((queryArgs) => project.reviews().get({ queryArgs }), published);
    for await (const resource of resources) {
      const key = keys.get(resource.target?.id ?? '');
      const review = reviewOf(resource);
      if (key === undefined || review === null) continue;
      const others = byProduct.get(key);
      if (others) others.push(review);
      else byProduct.set(key, [review]);
    }
    return byProduct;
  };

/** IDs of the photographs of a review. */
export const filesOf = ({ custom }: Pick<Resource, 'custom'>): readonly string[] =>
  fieldsSchema.parse(custom?.fields ?? {}).files;

/** A review in our words; null if its rating is not one to five stars, which commercetools does not demand. */
export function reviewOf(resource: Resource): Review | null {
  const rating = stars.find((number) => number === resource.rating);
  if (rating === undefined) return null;
  const fields = resource.custom?.fields ?? {};
  const { writtenOn, files, ...known } = fieldsSchema.parse(fields);
  return {
    id: resource.id,
    rating,
    title: resource.title?.trim() ?? '',
    text: resource.text?.trim() ?? '',
    author: resource.authorName?.trim() ?? '',
    language: resource.locale ?? 'en',
    writtenOn: writtenOn ?? resource.createdAt.slice(0, 10),
    ...known,
    pictures: files.map((file) => picturePath(resource.id, file)),
    details: Object.fromEntries(
      (brand.reviewDetails ?? []).flatMap((detail) => {
        const schema = 'choices' in detail ? z.enum(detail.choices) : z.number().nonnegative();
        const { data } = schema.safeParse(fields[detail.key]);
        return data === undefined ? [] : [[detail.key, data]];
      }),
    ),
  };
}
