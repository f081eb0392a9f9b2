/** A limit for a size, a count or a ratio; a run that exceeds one fails. */
export interface Budget {
  readonly name: string;
  readonly value: number;
  readonly most: number;
}

const isMissed = ({ value, most }: Budget): boolean => !(value <= most);

/** Prints the budgets as a table, followed by those exceeded, which end the process with 1. */
export function reportBudgets(budgets: readonly Budget[]): void {
  console.log(`\n${budgetTable(budgets)}`);
  process.exitCode = budgets.some(isMissed) ? 1 : 0;
}

function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map(({ name, value, most }) => {
    const rounded = value.toLocaleString('en', { maximumSignificantDigits: 5 });
    return `${rounded.padStart(12)}  ${most.toLocaleString('en').padStart(12)}  ${name}`;
  });
  const missed = budgets.filter(isMissed).map(({ name }) => `\nOver budget: ${name}`);
  return [`${'value'.padStart(12)}  ${'at most'.padStart(12)}`, ...rows, ...missed].join('\n');
}
