import type { Language } from '#contracts/model/language.ts'
import type { Figure, Sentence } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'

/** A control character cannot stand in a text, so it can mark where a parameter goes. */
const MARK = '\u0001'

/** A sentence cut at its parameters, in the order of its language. Joined with formatted figures it is `sentenceOf`. */
export function sentenceParts(sentence: Sentence, language: Language): (string | Figure)[] {
  if (sentence.written?.language === language) return [sentence.written.text]
  const marked = Object.fromEntries(Object.keys(sentence.params).map((name) => [name, MARK + name + MARK]))
  return textOf(language, sentence.key, marked)
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? (sentence.params[part] ?? part) : part))
    .filter((part) => part !== '')
}
