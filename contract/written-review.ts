import * as z from 'zod/mini';
import { optionalLines, optionalText } from './fields.ts';
import { fileIdsSchema } from './files.ts';
import { writtenReviewLengths } from './limits.ts';

/** What somebody writes about something that they bought. Only the stars are needed. */
const reviewStatement = {
  rating: z.literal([1, 2, 3, 4, 5]),
  title: optionalText(writtenReviewLengths.title),
  /** Plain text in paragraphs: `plainWordsProblem` (`stores/plain-words.ts`) says what must not be in it. */
  text: optionalLines(writtenReviewLengths.text),
  /** As it is shown, e.g. `Hannah K.`; may be empty. */
  author: optionalText(writtenReviewLengths.author),
  /** What they say of the brand's `reviewDetails`, by their keys: a choice, or a number. */
  details: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(40)), z.number()]),
  ),
};

/** Writes or changes the one review that an order allows for each of its products: `PUT /api/orders/{orderNumber}/reviews/{productKey}`. */
export const putReviewSchema = z.object({
  ...reviewStatement,
  /** Photographs that were added now. */
  files: z._default(fileIdsSchema, []),
  /** IDs of those that were there before and stay. */
  keptFiles: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(8)), []),
});
export type PutReview = z.infer<typeof putReviewSchema>;

/** `toCheck`: nobody has looked at it yet, or at its latest change. `declined`: it stays unpublished. */
export const ownReviewStates = ['toCheck', 'published', 'declined'] as const;

/** What the bearer of an order's link sees of a review. */
export const ownReviewSchema = z.object({
  ...reviewStatement,
  state: z.enum(ownReviewStates),
  /** IDs of its photographs, and where each can be seen. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** `GET /api/orders/{orderNumber}/reviews`: the products of an order that can be reviewed, in its order. */
export const reviewableSchema = z.object({
  products: z.array(
    z.object({
      productKey: z.string(),
      name: z.string(),
      imageUrl: z.nullable(z.string()),
      /** Null if there is none yet. */
      review: z.nullable(ownReviewSchema),
    }),
  ),
});
export type Reviewable = z.infer<typeof reviewableSchema>;
