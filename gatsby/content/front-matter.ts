import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { isPageKey } from '../../stores/urls.ts';

export const contentTopics = brand.contentTopics ?? [];

/** A batch number as labels print it: the product's two letters, year, week, and production line. */
const batchSchema = z.string().regex(/^[A-Z]{2}[0-9]{5}$/, 'is not two letters and five digits');

const recallSchema = z
  .strictObject({
    recalledOn: z.iso.date(),
    /** The batches that are recalled; the first and the last of each range are included. */
    batches: z
      .array(
        z
          .strictObject({ from: batchSchema, to: batchSchema })
          .refine(({ from, to }) => from.slice(0, 2) === to.slice(0, 2) && from <= to, 'is not a range'),
      )
      .min(1),
    /** Keys of the recalled products: orders know no batches, so whoever has ordered one of them is told to look. */
    products: z.array(z.string().regex(/^[\w-]+$/, 'is not the key of a product')).min(1),
    /** The first and the last day on which the shop can have sold these batches, if that is known. */
    soldFrom: z.iso.date().optional(),
    soldTo: z.iso.date().optional(),
  })
  .refine(({ soldFrom = '', soldTo = '9' }) => soldFrom <= soldTo, {
    path: ['soldTo'],
    error: 'is before soldFrom',
  });

/** What a recall is about: the same in every language. */
export type RecallFacts = Readonly<z.infer<typeof recallSchema>>;

/** A picture of the brand: its file name without `.jpg` in the folder `BRAND_PICTURES_URL`. */
export const pictureName = z.string().regex(/^[a-z0-9-]+$/, 'is not lowercase letters, digits, and hyphens');

const leadSchema = z.strictObject({
  picture: pictureName,
  /** What can be seen in it, for those who do not see it. */
  alt: z.string().min(1).max(150),
});

/** What stands above the text of a page of `content/`; docs/editing.md explains it to editors. */
export const frontMatterSchema = z.strictObject({
  /** A page key of `stores/page-paths.ts` or of the brand's `pages.ts`. */
  key: z
    .string()
    .refine((key) => isPageKey(brand, key), 'is neither in stores/page-paths.ts nor among the brand’s pages'),
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  section: z.enum(['pages', 'about', 'customer-service']),
  updatedOn: z.iso.date(),
  /** Only `npm run dev` shows a draft. */
  draft: z.boolean().default(false),
  /** The lists of guides that it is in. */
  topics: z.array(z.enum(contentTopics)).default([]),
  lead: leadSchema.optional(),
  /** Makes the page a recall; a horizontal rule then separates what happened from what to do. */
  recall: recallSchema.optional(),
  /** Whether it stands in for a text of the merchant's own, which a build refuses once money is real. */
  example: z.boolean().default(false),
  /** Makes every heading of the third level a question, and what follows it the answer. */
  questions: z.boolean().default(false),
});
