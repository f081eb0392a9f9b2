import { foldWord } from './words.ts';

/** Words that say nothing about what is wanted. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'a an and are as at best buy by can do does find for from get good have how i in is it looking my need of on or our recommend some the there this to want we what when where which who why with you your',
  sv: 'ar att av basta den det du en ett finns for fran har hitta hur i jag kan kopa letar man med mig min mitt nar ni och om pa soker som till vad var vi vilken vill',
  de: 'am an auf aus bei beste besten brauche das dem den der die ein eine einen einer fur gibt gute haben ich ihr im in ist kann kaufen man mein meine mit mochte oder passt suche und vom von wann was welche welcher wie wir wo zu zum zur',
  fr: 'a acheter au aux avec avez besoin ce ces cherche combien comment d de des du elle en est et il j je l la le les ma meilleur meilleure mes mon ou par pour puis qu quand que quel quelle s sur trouver un une veux vos votre voudrais y',
  es: 'a al buen buena busco como comprar con cual cuando de del donde e el en es hay la las lo los mejor mejores mi necesito o para por puedo que quiero se su tienen un una y',
  it: 'a al alla avete c cerco che come comprare con da dal dei del della di dove e gli i il in la le lo ma mi migliore migliori o per posso quale quando serve si un una voglio vorrei',
  nl: 'aan beste bij de die dit een en goede heb hebben het hoe iets ik in is jullie kan kopen met mijn nodig of om op te tot van voor waar wanneer wat welke wil zijn zoek',
  ko: '을 를 이 가 은 는 에 의 도 로 으로 와 과 에서 까지 부터 하고 들 용 좀 것 추천 방법 어떻게 어디 언제 무엇 있나요 하나요 되나요 주세요',
  ja: 'の を に は が と で へ も や から まで です ます か ください たい する いつ どこ',
  'zh-Hant': '的 和 與 在 是 我 你 嗎 呢 了 有 要 可以 怎麼 怎樣 如何 什麼 哪 哪裡 用 給',
};

/** Whether words in a language, in lower case and without accents, say something about what is wanted. */
export function tellingWordsIn(language: string): (word: string) => boolean {
  const stop = new Set((stopWords[language] ?? '').split(' ').map(foldWord));
  return (word) => !stop.has(word);
}
