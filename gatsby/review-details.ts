import type { BrowserBrand } from '../brands/types.ts';
import { ownFields } from '../commerce/reviews.ts';
import { optionsOf } from '../contract/review.ts';

type Details = NonNullable<BrowserBrand['reviewDetails']>;

/** The brand's texts for what its reviewers say of themselves: its name, the choice of any, and the options of its filter. */
export const detailTexts = (details: Details): string[] =>
  details.flatMap((detail) =>
    [
      'name',
      'any',
      ...('choices' in detail ? [] : ['text']),
      ...optionsOf(detail).map((option) => `options.${option}`),
    ].map((part) => `reviews:details.${detail.key}.${part}`),
  );

/**
 * What is wrong with what a brand declares of its reviewers, one line each: file, key, and what to do.
 * @param file that declares it.
 */
export const detailProblems = (details: Details, file: string): string[] =>
  details.flatMap((detail, index) => {
    const { key } = detail;
    const problems: [isWrong: boolean, text: string][] = [
      [!/^[\w-]{2,36}$/.test(key), 'is no name of a field in commercetools. Use 2 to 36 letters and digits.'],
      [ownFields.includes(key), 'is a field that every review has. Choose another key.'],
      [details.findIndex((declared) => declared.key === key) < index, 'is declared twice. Remove one.'],
      'choices' in detail
        ? [new Set(detail.choices).size < detail.choices.length, 'has a choice twice. Remove one.']
        : [!isRising(detail.groups), 'has groups that do not rise from zero or more. Correct them.'],
    ];
    return problems.flatMap(([isWrong, text]) =>
      isWrong ? `${file}: the review detail "${key}" ${text}` : [],
    );
  });

const isRising = (groups: readonly number[]): boolean =>
  groups.every((from, index) => from > (groups[index - 1] ?? -1));
