/** A goal that is a size, a count or a ratio; a run that misses one fails. */
export interface Budget {
  readonly name: string;
  readonly value: number;
  readonly most: number;
}

export const isMissed = ({ value, most }: Budget): boolean => !(value <= most);

/** The budgets as a table, with what was missed at its end. */
export function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map(({ name, value, most }) => {
    const rounded = value.toLocaleString('en', { maximumSignificantDigits: 5 });
    return `${rounded.padStart(12)}  ${most.toLocaleString('en').padStart(12)}  ${name}`;
  });
  const missed = budgets.filter(isMissed).map(({ name }) => `\nOver budget: ${name}`);
  return [`${'value'.padStart(12)}  ${'at most'.padStart(12)}`, ...rows, ...missed].join('\n');
}
