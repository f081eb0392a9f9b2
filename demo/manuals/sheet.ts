import { readFileSync } from 'node:fs';
import { brand } from '../../brands/demo/build.ts';
import { measureNames } from '../../brands/demo/project/attributes.ts';
import { measureText } from '../../stores/measures/format-measure.ts';
import type { Language } from '../../stores/types.ts';
import type { DemoMeasure } from '../catalogue/measures.ts';
import { phrase, productTexts } from '../catalogue/texts.ts';
import type { DemoProduct } from '../catalogue/types.ts';
import type english from './texts/en.json';

type Texts = typeof english;

const textsIn = (language: Language): Texts =>
  JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')) as Texts;

/**
 * A product's manual as an HTML document for A5 paper: a cover, then its languages.
 * @param pictures `data:` addresses: the first is on the cover, the others beside the steps.
 */
export function manualSheet(
  product: DemoProduct,
  kind: keyof Texts['kinds'],
  languages: readonly Language[],
  pictures: readonly string[],
): string {
  const [cover = '', ...figures] = pictures;
  const { name } = productTexts(product);
  const listed = languages.map((language) => {
    const words = `<span>${escaped(textsIn(language).title)}</span>`;
    return `<li lang="${language}"><a href="#${language}"><b>${language.toUpperCase()}</b> ${words}</a></li>`;
  });
  return `<!doctype html><html lang="${languages[0] ?? 'en'}"><head><meta charset="utf-8">
<title>${escaped(`${name.en}: ${textsIn('en').title}`)}</title><style>${style}</style></head><body>
<section class="cover"><p>${escaped(brand.name)}</p><h1>${escaped(name.en)}</h1><img src="${cover}" alt="">
<ul>${listed.join('')}</ul></section>
${languages.map((language) => chapter(product, kind, language, figures)).join('\n')}
</body></html>`;
}

function chapter(
  product: DemoProduct,
  kind: keyof Texts['kinds'],
  language: Language,
  pictures: readonly string[],
): string {
  const texts = textsIn(language);
  const { warnings, steps } = texts.kinds[kind];
  const list = (tag: 'ul' | 'ol', lines: readonly string[]) =>
    `<${tag}>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</${tag}>`;
  const part = (title: string, lines: readonly string[]) =>
    `<p><b>${escaped(title)}</b><br>${lines.map(escaped).join('<br>')}</p>`;
  const translated = (lines: readonly string[]) => lines.map((line) => phrase(line)[language]);
  return `<section lang="${language}" id="${language}">
<h2><b>${language.toUpperCase()}</b> ${escaped(productTexts(product).name[language])}</h2>
<p>${escaped(texts.keep)}</p>
<div class="warnings"><h3>${escaped(texts.warnings)}</h3>${list('ul', warnings)}</div>
<div class="use"><div><h3>${escaped(texts.steps)}</h3>${list('ol', steps)}</div>
<div class="figures">${pictures.map((source) => `<img src="${source}" alt="">`).join('')}</div></div>
<div class="facts">${part(texts.facts, factsOf(product, language))}
${part(
  texts.measurements,
  product.measures.map((measure) => measureLine(measure, language)),
)}
${part(texts.box, translated(product.inTheBox))}${part(texts.materials, translated(product.materials))}
${part(texts.care, translated(product.care))}</div>
<p>${escaped(texts.help)} ${escaped(brand.supportEmail)}</p><p class="demo">${escaped(texts.demo)}</p></section>`;
}

interface Range {
  readonly from: number;
  readonly to?: number;
}

/** Readers of English get inches and pounds as well. */
function measureLine({ key, unit, values, to }: DemoMeasure, language: Language): string {
  const reader = { locale: language, system: language === 'en' ? 'us' : 'metric' } as const;
  const known = values.filter((value) => value !== undefined);
  return `${phrase(measureNames[key])[language]}: ${measureText({ unit, values: known, to: to ?? null }, reader)}`;
}

/** Age and weight; readers of English get pounds as well, because the weight a product holds is a matter of safety. */
function factsOf({ ageMonths, weightKg }: DemoProduct, language: Language): string[] {
  const texts = textsIn(language);
  const number = new Intl.NumberFormat(language);
  const written = ({ from, to }: Range) =>
    [from, ...(to === undefined ? [] : [to])].map((value) => number.format(value)).join('–');
  const months = ({ from, to }: Range) =>
    (to === undefined ? texts.monthsFrom : texts.months)
      .replace('{from}', number.format(from))
      .replace('{to}', number.format(to ?? 0));
  const weight = (range: Range) =>
    `${written(range)} kg${language === 'en' ? ` (${written(wholePounds(range))} lb)` : ''}`;
  return [
    ...(ageMonths ? [`${texts.age}: ${months(ageMonths)}`] : []),
    ...(weightKg ? [`${texts.weight}: ${weight(weightKg)}`] : []),
  ];
}

/** A range of kilograms in pounds, rounded inwards: nobody may be told that a product holds more than it does. */
const wholePounds = ({ from, to }: Range): Range => ({
  from: Math.ceil(from * 2.20462),
  ...(to !== undefined && { to: Math.floor(to * 2.20462) }),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
@page { size: A5; margin: 11mm; }
body { margin: 0; font: 8.5pt/1.4 'Liberation Sans', Arial, sans-serif; color: #222; }
section { break-before: page; }
.cover { break-before: auto; }
.cover > p { margin: 0; letter-spacing: .06em; }
h1 { margin: 4mm 0; font: bold 22pt/1.1 'Liberation Sans', Arial, sans-serif; }
.cover img { width: 100%; height: 96mm; object-fit: contain; background: #f4f0ea; }
.cover ul { margin: 6mm 0 0; padding: 0; columns: 2; list-style: none; }
.cover a { color: inherit; text-decoration: none; line-height: 1.9; }
h2 { margin: 0 0 2mm; font: bold 13pt/1.2 'Liberation Sans', Arial, sans-serif; }
h2 b, .cover b { display: inline-block; min-width: 8mm; font: bold 8.5pt 'Liberation Sans', Arial, sans-serif; }
h3 { margin: 0 0 1mm; font-size: 9pt; }
p { margin: 0 0 3mm; }
ul, ol { margin: 0 0 3mm; padding-left: 4.5mm; }
.warnings { margin-bottom: 4mm; padding: 2.5mm 3mm 0; border: .5mm solid #222; }
.use { display: grid; grid-template-columns: 1fr 27mm; gap: 5mm; }
.figures img { width: 100%; margin-bottom: 2mm; background: #f4f0ea; }
.facts { columns: 2; column-gap: 5mm; }
.facts p { break-inside: avoid; }
.demo { color: #666; }
`;
