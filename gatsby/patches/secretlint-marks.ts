/**
 * secretlint times every rule on every file, and each new time makes it look through all earlier ones. Files that
 * could be searched within a second then take minutes. Nobody reads these times, so the marks are not kept.
 */
export function forgetMarks(): void {
  performance.mark = (name) => new PerformanceMark(name);
}
