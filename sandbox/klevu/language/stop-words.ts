import { foldWord } from './words.ts';

/** Words that say nothing about what is wanted. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'a an and are as at by can do does for from how i in is it my of on or our the this to we what when where which who why with you your',
  sv: 'att av den det du en ett fran for har hur i jag kan man med mig min mitt nar och om pa som till var vad vi vilken ar',
  de: 'am an auf aus bei das dem den der die ein eine einen einer fur ich im in ist kann man mein meine mit oder passt und vom von wann was welche welcher wie wir wo zu zum zur',
  fr: 'a au aux avec ce ces combien comment d de des du elle en est et il j je l la le les ma mes mon ou par pour puis que quel quelle quand qu s sur un une votre vos',
  es: 'a al como con cual cuando de del donde e el en es la las lo los mi o para por que se su un una y',
  it: 'a al alla che come con da dal dei del della di dove e gli i il in la le lo ma mi o per quale quando si un una',
  nl: 'aan bij de die dit een en het hoe ik in is kan met mijn of om op te tot van voor waar wanneer wat welke',
  ja: 'の を に は が と で へ も や から まで です ます か ください たい する いつ どこ',
  'zh-Hant': '的 和 與 在 是 我 你 嗎 呢 了 有 要 可以 怎麼 怎樣 如何 什麼 哪 哪裡 用 給',
};

/** Whether words in a language, in lower case and without accents, say something about what is wanted. */
export function tellingWordsIn(language: string): (word: string) => boolean {
  const stop = new Set((stopWords[language] ?? '').split(' ').map(foldWord));
  return (word) => !stop.has(word);
}
