/** Look-alikes of a to z, which English texts do not hold: a text that was not changed stands out. */
const lookAlikes = Array.from('àḃćḋèḟǵĥìĵḱĺḿńòṕɋŕśťùṽẃẋỳź');
const accented = new Map(
  lookAlikes.flatMap((lookAlike, index) => {
    const letter = String.fromCodePoint(97 + index);
    return [
      [letter, lookAlike],
      [letter.toUpperCase(), lookAlike.toUpperCase()],
    ];
  }),
);

/** How much longer other languages get, as a share of the English text. */
const growth = 0.4;

/**
 * A text as a language that nobody speaks has it: accented and 40 % longer, its placeholders, Markdown links and tags as they were.
 * The result is `⟦…⟧`, so that cut ends show.
 */
export function pseudo(text: string): string {
  const changed = text
    .split(/(\{\{[^}]*\}\}|\]\([^)]*\)|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (one) => accented.get(one) ?? one).join(''),
    )
    .join('');
  const words = text.replace(/\{\{[^}]*\}\}/g, '');
  const padding = 'ẋò '.repeat(Math.ceil((words.length * growth) / 3)).trimEnd();
  return words.trim() === '' ? text : `⟦${changed} ${padding}⟧`;
}
