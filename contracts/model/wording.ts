/** How texts are put together: parameters, lists and sentences. */
import type { Language } from './language.ts'

/** Puts parameters into a text: `{name}`. */
export const fillText = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** `A、B` or `A, B`. */
export const joinWords = (words: readonly string[], language: Language): string =>
  words.join(language === 'zh-CN' ? '、' : ', ')

/** Sentences in one paragraph; Chinese needs no space between them. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'zh-CN' ? '' : ' ')
