import type { Language } from '#contracts/model/language.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u

/**
 * The `lang` of a source text by its script (WCAG 3.1.2); undefined if it may be the language of the page. Chinese and
 * Japanese share Han characters, so Han text gets the script only.
 */
export function scriptLanguage(text: string, page: Language): string | undefined {
  if (KANA.test(text)) return 'ja'
  return HAN.test(text) && page !== 'zh-CN' ? 'und-Hani' : undefined
}
