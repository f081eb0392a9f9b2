import type { BuildBrand, Finder, FinderTrait } from '../brands/types.ts';
import { isPageKey } from '../stores/urls.ts';
import { pageKeyOf } from './finders.ts';

/** A parameter of a finder's address that no question may be called: the number of the question that a phone shows. */
const taken = 'step';

/** The texts that finders name, which the brand has to bring. */
export const finderTexts = (finders: readonly Finder[] = []): string[] =>
  finders.flatMap(({ category, questions, traits }) =>
    [
      'title',
      'description',
      ...questions.flatMap(({ key, answers }) => [
        `questions.${key}.text`,
        ...answers.map((answer) => `questions.${key}.answers.${answer.key}`),
      ]),
      ...Object.keys(traits).flatMap((key) => [`traits.${key}.has`, `traits.${key}.lacks`]),
    ].map((path) => `finder:finders.${category}.${path}`),
  );

/** What is wrong with what a brand declares of its finders, one line each: file, finder, and what to do. */
export const finderProblems = (
  { finders = [], catalogue, paths }: Pick<BuildBrand, 'finders' | 'catalogue' | 'paths'>,
  file: string,
): string[] =>
  finders.flatMap((finder) => {
    const { questions, traits, caveats = [] } = finder;
    const named = [
      ...caveats,
      ...questions.flatMap(({ answers }) =>
        answers.flatMap(({ needs = [], prefers = [] }) => [...needs, ...prefers]),
      ),
    ];
    const keys = questions.flatMap(({ key, answers }) => [key, ...answers.map((answer) => answer.key)]);
    const kindOf = (key: string) => catalogue.facts.find((fact) => fact.key === key)?.kind;
    const isKnown = (trait: FinderTrait) =>
      'fact' in trait
        ? kindOf(trait.fact) === ('has' in trait ? 'choices' : 'range')
        : !('axis' in trait) || catalogue.axes.some(({ key }) => key === trait.axis);
    return [
      ...(isPageKey({ paths }, pageKeyOf(finder)) ? [] : ['has no page. Add its line to pages.ts.']),
      ...(questions.some(({ key }) => key === taken)
        ? [`has a question "${taken}", which its address uses. Choose another key.`]
        : []),
      ...keys
        .filter((key) => !/^[\w-]+$/.test(key))
        .map((key) => `has the key "${key}". Use letters, digits, and hyphens.`),
      ...named
        .filter((name) => !Object.hasOwn(traits, name))
        .map((name) => `names the trait "${name}", which it does not have. Add it to its traits.`),
      ...Object.entries(traits)
        .filter(([, trait]) => !isKnown(trait))
        .map(
          ([name]) =>
            `reads the trait "${name}" from something that catalogue.ts does not declare in this form. Correct it.`,
        ),
    ].map((problem) => `${file}: the finder "${finder.category}" ${problem}`);
  });
