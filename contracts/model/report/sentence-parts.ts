/** Splits sentences at their figures, so that page and PDF can color a figure inside a sentence. */
import type { Language } from '../language.ts'
import type { Figure, Sentence } from './figure.ts'
import { formatWord } from './format.ts'
import { textOf } from './texts.ts'

/** Marks the place of a parameter; no text contains a control character. */
const MARK = '\u0001'

export interface FigurePart {
  figure: Figure
  text: string
}

/** Formatters for a reader's language and grouping. */
interface Formatters {
  language: Language
  figure: (figure: Figure) => string
  sentence: (sentence: Sentence) => string
}

/** The parts of a sentence in the word order of the language; joined, they are the whole sentence. */
export function sentenceParts(
  sentence: Sentence,
  { language, figure: write, sentence: whole }: Formatters,
): (string | FigurePart)[] {
  const marked = Object.fromEntries(Object.keys(sentence.params).map((name) => [name, MARK + name + MARK]))
  const parts = textOf(language, sentence.key, marked)
    .split(MARK)
    .map((part, index) => {
      const param = index % 2 === 1 ? sentence.params[part] : undefined
      if (param === undefined) return part
      return typeof param === 'string' ? formatWord(part, param, language) : { figure: param, text: write(param) }
    })
  const written = sentence.written?.language === language ? partsOf(whole(sentence), parts) : parts.map(withoutSpace)
  return written.filter((part) => part !== '')
}

/** A full-width bracket includes its own space (`sentenceOf`). */
function withoutSpace(part: string | FigurePart, at: number, parts: readonly (string | FigurePart)[]) {
  if (typeof part !== 'string') return part
  const before = parts[at - 1]
  const ended = typeof before === 'object' && before.text.endsWith('）') ? part.replace(/^ /, '') : part
  return ended.replaceAll('） ', '）')
}

/** Splits a model's text at its figures, in order. The model may leave out a figure's sign. */
function partsOf(text: string, rules: readonly (string | FigurePart)[]): (string | FigurePart)[] {
  const parts: (string | FigurePart)[] = []
  let from = 0
  for (const part of rules) {
    if (typeof part === 'string') continue
    const found = [part.text, part.text.replace(/^[+−]|^≈ /, '')]
      .map((number) => ({ number, at: placeOf(number, text, from) }))
      .find(({ at }) => at >= 0)
    if (!found) continue
    parts.push(text.slice(from, found.at), { figure: part.figure, text: found.number })
    from = found.at + found.number.length
  }
  return [...parts, text.slice(from)]
}

/** Finds a number that is not part of another number; -1 if there is none. */
function placeOf(number: string, text: string, from: number): number {
  for (let at = text.indexOf(number, from); at >= 0; at = text.indexOf(number, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + number.length)]
    const isWhole = !(/^\d/.test(number) && /\d[.,]?$/.test(before)) && !(/\d$/.test(number) && /^[.,]?\d/.test(after))
    if (isWhole) return at
  }
  return -1
}
