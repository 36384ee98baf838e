import type { Language } from '#contracts/model/language.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u

/**
 * Derives the `lang` attribute of a source text from its script (WCAG 3.1.2); undefined if the text may be in the
 * language of the page. Chinese and Japanese share Han characters, so a Han text gets a script but no language.
 */
export function scriptLanguage(text: string, page: Language): string | undefined {
  if (KANA.test(text)) return 'ja'
  return HAN.test(text) && page !== 'zh-CN' ? 'und-Hani' : undefined
}
