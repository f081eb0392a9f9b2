/** A grid whose rows are all full. */
export interface FullRows {
  readonly columns: number;
  /** How many columns the first tile takes up, so that the last row is full. */
  readonly firstSpan: number;
}

/** The fewest rows for a number of tiles, with as equally many in each as possible, and the first tile filling the gap. */
export function fullRows(count: number, maxColumns: number): FullRows {
  const rows = Math.ceil(count / maxColumns);
  const columns = Math.max(1, Math.ceil(count / Math.max(1, rows)));
  return { columns, firstSpan: columns * rows - count + 1 };
}
