/**
 * Chooses the best of our languages for a person by RFC 4647 lookup: each preference in order, first exactly, then
 * without its last part (`zh-Hant-TW`, `zh-Hant`, `zh`), then any of our languages that starts with what is left, so
 * that `zh-TW` matches `zh-Hant`. Only the first eight parts of a preference count, more than any tag of ours has: the
 * work stays in proportion to what a browser sends. It is part of a script that runs before any other, so it is
 * self-contained and imports nothing.
 * @param preferred BCP 47 tags, the preferred one first.
 * @param offered our own tags, the default first.
 * @returns one of `offered`, or null if none matches.
 */
export function chooseLanguage<Tag extends string>(
  preferred: readonly string[],
  offered: readonly Tag[],
): Tag | null {
  for (const wanted of preferred) {
    for (
      let range = wanted.toLowerCase().split('-', 8).join('-');
      range !== '';
      range = range.slice(0, Math.max(0, range.lastIndexOf('-')))
    ) {
      const exact = offered.find((tag) => tag.toLowerCase() === range);
      const wider = offered.find((tag) => tag.toLowerCase().startsWith(`${range}-`));
      if (exact ?? wider) return exact ?? wider ?? null;
    }
  }
  return null;
}
