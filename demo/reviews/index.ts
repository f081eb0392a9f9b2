import babyBouncers from './baby-bouncers.json' with { type: 'json' };
import babyCarriers from './baby-carriers.json' with { type: 'json' };
import bathroom from './bathroom.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import kitchen from './kitchen.json' with { type: 'json' };
import sleep from './sleep.json' with { type: 'json' };

/** What somebody invented wrote about a product of the demo. */
export interface DemoReview {
  /** 1 to 5. */
  readonly rating: number;
  readonly language: string;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  /** ISO date. */
  readonly writtenOn: string;
  readonly verifiedPurchase: boolean;
  readonly childAgeMonths?: number | undefined;
  readonly use?: string | undefined;
  readonly helpful: number;
  readonly answer?: string | undefined;
}

/** By product key. A product that is not listed has no reviews. */
export const reviewsByProduct: Readonly<Record<string, readonly DemoReview[]>> = {
  ...babyCarriers,
  ...babyBouncers,
  ...kitchen,
  ...bathroom,
  ...sleep,
  ...gifts,
};
