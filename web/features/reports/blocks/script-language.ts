import type { Language } from '#contracts/model/language.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u

/**
 * What a text that comes from a source says of its language by its signs alone, for who hears the page (WCAG 3.1.2); undefined
 * where it may well be that of the page. Signs that Chinese and Japanese share tell their script and no more.
 */
export function scriptLanguage(text: string, page: Language): string | undefined {
  if (KANA.test(text)) return 'ja'
  return HAN.test(text) && page !== 'zh-CN' ? 'und-Hani' : undefined
}
