/** Sentences with their figures apart, so that page and PDF colour a figure inside a sentence by one rule. */
import type { Language } from '../language.ts'
import type { Figure, Sentence } from './figure.ts'
import { formatWord } from './format.ts'
import { textOf } from './texts.ts'

/** A control character cannot stand in a text, so it can mark where a parameter goes. */
const MARK = '\u0001'

/** A number in a sentence, as it is said there. */
export interface SaidFigure {
  figure: Figure
  text: string
}

/** How a reader's language and grouping write a figure and a whole sentence. */
interface Voice {
  language: Language
  figure: (figure: Figure) => string
  sentence: (sentence: Sentence) => string
}

/** A sentence split at its figures, in the word order of its language; joined, the parts give the whole sentence. */
export function sentenceParts(
  sentence: Sentence,
  { language, figure: write, sentence: whole }: Voice,
): (string | SaidFigure)[] {
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

/** A full-width bracket brings its own space (`sentenceOf`). */
function withoutSpace(part: string | SaidFigure, at: number, parts: readonly (string | SaidFigure)[]) {
  if (typeof part !== 'string') return part
  const before = parts[at - 1]
  const ended = typeof before === 'object' && before.text.endsWith('）') ? part.replace(/^ /, '') : part
  return ended.replaceAll('） ', '）')
}

/** A model's text, cut at the figures that it says as the rules do, or without their sign: in their order. */
function partsOf(text: string, rules: readonly (string | SaidFigure)[]): (string | SaidFigure)[] {
  const parts: (string | SaidFigure)[] = []
  let from = 0
  for (const part of rules) {
    if (typeof part === 'string') continue
    const found = [part.text, part.text.replace(/^[+-]|^≈ /, '')]
      .map((said) => ({ said, at: placeOf(said, text, from) }))
      .find(({ at }) => at >= 0)
    if (!found) continue
    parts.push(text.slice(from, found.at), { figure: part.figure, text: found.said })
    from = found.at + found.said.length
  }
  return [...parts, text.slice(from)]
}

/** Where it is said, and not as a part of another number; -1 when it is not. */
function placeOf(said: string, text: string, from: number): number {
  for (let at = text.indexOf(said, from); at >= 0; at = text.indexOf(said, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + said.length)]
    const isWhole = !(/^\d/.test(said) && /\d[.,]?$/.test(before)) && !(/\d$/.test(said) && /^[.,]?\d/.test(after))
    if (isWhole) return at
  }
  return -1
}
