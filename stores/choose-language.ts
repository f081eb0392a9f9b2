/**
 * The language of ours that suits a person best, by RFC 4647 look-up: each wish in order, exactly, then with its last
 * part taken off (`zh-Hant-TW`, `zh-Hant`, `zh`), then any language of ours that begins with what is left, so that
 * `zh-TW` finds `zh-Hant`.
 * Takes part in a script that runs before any other, so it stands alone and imports nothing.
 * @param wishes BCP 47 tags, the preferred one first.
 * @param offered Our own tags, the default first.
 * @returns one of `offered`, or null when none suits.
 */
export function chooseLanguage<Tag extends string>(
  wishes: readonly string[],
  offered: readonly Tag[],
): Tag | null {
  for (const wish of wishes) {
    for (
      let range = wish.toLowerCase();
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
