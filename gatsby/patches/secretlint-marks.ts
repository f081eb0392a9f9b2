/**
 * secretlint times every rule on every file and, for each time, looks through all of those before: minutes for files
 * that are searched within a second. Nobody reads these times, so a mark is made and not kept.
 */
export function forgetMarks(): void {
  performance.mark = (name) => new PerformanceMark(name);
}
