/** How lists of words and of sentences are written. */
import type { Language } from './language.ts'

/** `A、B` or `A, B`. */
export const joinWords = (words: readonly string[], language: Language): string =>
  words.join(language === 'zh-CN' ? '、' : ', ')

/** Sentences in one paragraph; Chinese needs no space between them. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'zh-CN' ? '' : ' ')
