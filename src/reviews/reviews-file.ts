export const reviewsFolder = '/texts/reviews';

/** Where the build writes all reviews of a product, as a JSON list of `Review`. */
export const reviewsPath = (productKey: string): string => `${reviewsFolder}/${productKey}.json`;
