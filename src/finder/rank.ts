/** The names of what an answer asks for. */
interface Asked {
  readonly needs: readonly string[];
  readonly prefers: readonly string[];
}

/** A question of the brand, as far as ranking goes. */
export interface Question {
  readonly key: string;
  readonly answers: readonly (Asked & { readonly key: string })[];
}

/** The key of the answer by that of its question; a question without an answer is missing. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** What is chosen among, with the names of the traits that speak for it. */
interface Candidate {
  readonly traits: readonly string[];
}

export interface Ranked<One> {
  readonly candidate: One;
  /** Whether it has everything that is needed. */
  readonly fits: boolean;
  /** What it has of what was asked for. */
  readonly has: readonly string[];
  /** What it does not have of that: what is needed before what is only preferred. */
  readonly lacks: readonly string[];
}

/**
 * All candidates, those that lack the least of what is needed first, then those that have the most of what is preferred;
 * otherwise in their order.
 */
export function rank<One extends Candidate>(
  questions: readonly Question[],
  answers: Answers,
  candidates: readonly One[],
): Ranked<One>[] {
  const chosen = questions.flatMap(
    ({ key, answers: offered }) => offered.find((answer) => answer.key === answers[key]) ?? [],
  );
  const needs = new Set(chosen.flatMap((answer) => answer.needs));
  const asked = [...new Set([...needs, ...chosen.flatMap((answer) => answer.prefers)])];
  return candidates
    .map((candidate) => {
      const has = asked.filter((name) => candidate.traits.includes(name));
      const lacks = asked.filter((name) => !candidate.traits.includes(name));
      return { candidate, has, lacks, missing: lacks.filter((name) => needs.has(name)).length };
    })
    .toSorted((one, other) => one.missing - other.missing || other.has.length - one.has.length)
    .map(({ missing, ...ranked }) => ({ ...ranked, fits: missing === 0 }));
}

/** The answers in an address, and whether it has some that do not exist. @param search the query, with its `?` */
export function answersIn(
  questions: readonly Question[],
  search: string,
): { readonly answers: Answers; readonly hasUnknown: boolean } {
  const parameters = new URLSearchParams(search);
  const given = questions.flatMap(({ key, answers }) => {
    // A form sends an empty answer to a question that is left open.
    const values = parameters.getAll(key).filter((value) => value !== '');
    const known = values.find((value) => answers.some((answer) => answer.key === value));
    return values.length === 0 ? [] : [{ key, known }];
  });
  return {
    answers: Object.fromEntries(
      given.flatMap(({ key, known }) => (known === undefined ? [] : [[key, known]])),
    ),
    hasUnknown: given.some(({ known }) => known === undefined),
  };
}
