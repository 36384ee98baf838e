/** The words of a plain sentence that decide what it claims, each as a side of an axis. */
import type { Language } from '../../language.ts'
import { englishWords } from './words.en-US.ts'
import { chineseWords } from './words.zh-CN.ts'

/**
 * What a word speaks of. A sentence that says the other side of `level`, `trend`, `season`, `entry` or `move` contradicts;
 * of the others it may merely be worded in a way that we cannot judge.
 */
export type Axis =
  | 'level' // above, below
  | 'trend' // growing, shrinking
  | 'season' // peak, low; the strongest, the weakest
  | 'entry' // enter, avoid
  | 'caution'
  | 'move' // raise or cut a price
  | 'bound' // at most, at least
  | 'paid' // by ads, organic
  | 'stock' // restock, clear
  | 'spread' // concentrated, dispersed
  | 'size' // large, small
  | 'barrier' // high, low
  | 'swing' // seasonal, steady
  | 'age' // new products, old ones
  | 'statistic' // median, average
  | 'extreme' // highest, lowest
  | 'merit' // well, badly
  | 'rival'
  | 'whole' // the category or the market around
  | 'metric'
  | 'basis' // a day, a month; against the month or the year before
  | 'vague' // half, double, most
  | 'not'
  | 'than'

/** One word of the lists: `side` is 1 or -1 of an axis with two sides, or the name of what it speaks of. */
export type Word = readonly [axis: Axis | null, side: 1 | -1 | string, pattern: RegExp]

export interface Concept {
  axis: Axis
  side: 1 | -1 | string
  at: number
  end: number
}

const WORDS: Record<Language, readonly Word[]> = { 'zh-CN': chineseWords, 'en-US': englishWords }

/** Concepts in their order. Earlier words of the list take their letters from later ones; those without an axis say nothing. */
export function conceptsIn(plain: string, language: Language): Concept[] {
  const found: Concept[] = []
  let rest = plain
  for (const [axis, side, pattern] of WORDS[language]) {
    rest = rest.replace(pattern, (text, ...more) => {
      const at = more.find((each) => typeof each === 'number') as number // the offset is the only number it is given
      if (axis) found.push({ axis, side, at, end: at + text.length })
      return '\u0000'.repeat(text.length)
    })
  }
  return found.sort((a, b) => a.at - b.at)
}
