/** A limit for a size, a count or a ratio; a run that exceeds one fails. */
export interface Budget {
  readonly name: string;
  readonly value: number;
  readonly most: number;
}

export const isMissed = ({ value, most }: Budget): boolean => !(value <= most);

/** The budgets as a table, followed by those exceeded. */
export function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map(({ name, value, most }) => {
    const rounded = value.toLocaleString('en', { maximumSignificantDigits: 5 });
    return `${rounded.padStart(12)}  ${most.toLocaleString('en').padStart(12)}  ${name}`;
  });
  const missed = budgets.filter(isMissed).map(({ name }) => `\nOver budget: ${name}`);
  return [`${'value'.padStart(12)}  ${'at most'.padStart(12)}`, ...rows, ...missed].join('\n');
}
