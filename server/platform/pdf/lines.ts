/** Line breaking for mixed Chinese and Latin text, with marks that must not begin or end a line. */
import { marksOf, measureText, type Weight } from './typeface.ts'

const MAY_NOT_BEGIN = new Set('，。、；：！？）】》」』〉”’％％%…·,.;:!?)]}ーっッゃゅょャュョ々°℃'.split(''))
const MAY_NOT_END = new Set('（【《「『〈“‘([{$¥€£₹#≈+'.split(''))

/** Wide (CJK) characters: a line may break on both sides. */
const isWide = (code: number) =>
  (code >= 0x2e80 && code <= 0x9fff) || (code >= 0xff01 && code <= 0xff60) || code > 0x1ffff

function mayBreak(left: string, right: string): boolean {
  if (right === ' ' || right === '\u00a0' || left === '\u00a0') return false
  if (left === ' ') return true
  if (MAY_NOT_BEGIN.has(right) || MAY_NOT_END.has(left)) return false
  if (isWide(left.codePointAt(0)!) || isWide(right.codePointAt(0)!)) return true
  // Break a range after its dash, not inside a number.
  return left === '–' || ((left === '-' || left === '/') && /\p{L}/u.test(right))
}

export interface Lines {
  text: string[]
  /** True if `most` shortened the text; the last line then ends in an ellipsis. */
  cut: boolean
}

/**
 * Breaks a text into lines of at most `width` points, at most `most` of them. A word wider than the line breaks inside.
 * Empty text has no lines.
 */
export function wrap(text: string, width: number, size: number, weight: Weight = 'regular', most = Infinity): Lines {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    for (const line of paragraphLines(paragraph, width, size, weight)) {
      if (lines.length === most)
        return { text: [...lines.slice(0, -1), truncate(lines.at(-1)!, width, size, weight)], cut: true }
      lines.push(line)
    }
  }
  return { text: lines, cut: false }
}

function paragraphLines(text: string, width: number, size: number, weight: Weight): string[] {
  const limit = (width * 1000) / size
  const lines: string[] = []
  const characters = [...text]
  const marks = marksOf(characters, weight)
  let start = 0
  let used = 0
  let breakAt = -1
  let usedAtBreak = 0
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at]!
    if (at > start && mayBreak(characters[at - 1]!, character)) {
      breakAt = at
      usedAtBreak = used
    }
    const advance = marks[at]?.advance ?? 0
    if (used + advance > limit && character !== ' ' && at > start) {
      const end = breakAt > start ? breakAt : at
      lines.push(characters.slice(start, end).join('').trimEnd())
      used = breakAt > start ? used - usedAtBreak : 0
      start = end
      breakAt = -1
    }
    used += advance
  }
  const rest = characters.slice(start).join('').trimEnd()
  if (rest) lines.push(rest)
  return lines
}

/** Appends an ellipsis, shortening the line until both fit. */
export function truncate(line: string, width: number, size: number, weight: Weight = 'regular'): string {
  const characters = [...line]
  const limit = ((width - measureText('…', size, weight)) * 1000) / size
  let used = 0
  let fitting = 0
  for (const mark of marksOf(characters, weight)) {
    used += mark?.advance ?? 0
    if (used > limit) break
    fitting++
  }
  return `${characters.slice(0, fitting).join('').trimEnd()}…`
}

/** Flattens the text to one line, shortened with an ellipsis if it does not fit. */
export function fitOnOneLine(text: string, width: number, size: number, weight: Weight = 'regular'): string {
  const flat = text.replace(/\s*\n\s*/g, ' ')
  return measureText(flat, size, weight) <= width ? flat : truncate(flat, width, size, weight)
}
