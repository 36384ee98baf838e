import type { Language } from '#contracts/model/language.ts'
import type { Axis, Word } from './axes.ts'
import { englishWords } from './words.en-US.ts'
import { chineseWords } from './words.zh-CN.ts'

export interface Concept {
  axis: Axis
  side: 1 | -1 | string
  at: number
  end: number
}

const WORDS: Record<Language, readonly Word[]> = { 'zh-CN': chineseWords, 'en-US': englishWords }

/** Concepts in text order. The first matching word consumes its letters; words without an axis produce no concept. */
export function conceptsIn(plain: string, language: Language): Concept[] {
  const found: Concept[] = []
  let rest = plain
  for (const [axis, side, pattern] of WORDS[language]) {
    rest = rest.replace(pattern, (text, ...more) => {
      const at = more.find((each) => typeof each === 'number') as number // the offset is the only number argument
      if (axis) found.push({ axis, side, at, end: at + text.length })
      return '\u0000'.repeat(text.length)
    })
  }
  return found.sort((a, b) => a.at - b.at)
}
