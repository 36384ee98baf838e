/** Whether a name stands in a text to say what the thing fits: "compatible with X", "for X and Y", "X対応". */
import type { Place } from './listing-words.ts'

const PHRASES = [
  'compatible with|fits?|works? (?:with|for)|designed for|made for|suitable for|replacement for|for use with',
  'kompatibel mit|passend (?:für|zu)|geeignet für|passt (?:zu|auf)',
  'compatibles? avec|adaptée? (?:à|aux?)|convient (?:à|aux?)',
  'compatibil[ei] con|adatt[oa] (?:a|per)',
  'compatibles? con|apt[oa] para',
].join('|')
/** Before a name they say the same; before a word of the language ("for travel") they say something else. */
const PREPOSITIONS = 'for|für|pour|per|para'
const BETWEEN_THEM = '(?:(?:the|most|all|many|your|die|den|alle|les?|la|i|gli|tutti|los|las|el)\\s+){0,2}'
const before = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s+${BETWEEN_THEM}$`, 'iu')
const BEFORE = before(PHRASES)
const BEFORE_NAME = before(PREPOSITIONS)
const BEFORE_EASTERN = /(?:适用于|適用於|兼容|相容于|适配|対応機種[：:]?)\s*$/u
const AFTER = /^(?:[\s-]?(?:compatible|kompatibel)|\s?(?:対応|専用|用|适用|適用|兼容))/iu
/** Between the names of a list: "for X, Y and Z". */
const BETWEEN = /^(?:\s*[,/、&]\s*|\s+(?:and|or|und|oder|et|ou|e|o|y)\s+)$/iu
/** So far back a phrase can begin. */
const REACH = 40

export interface Stands extends Place {
  /** It is a word of the language too. */
  isCommon: boolean
}

/** @param listed the place of the name found before it, where that one is so used */
export function isCompatibility(text: string, { from, to, isCommon }: Stands, listed: Place | undefined): boolean {
  const lead = text.slice(Math.max(0, from - REACH), from)
  return (
    BEFORE.test(lead) ||
    (!isCommon && (BEFORE_NAME.test(lead) || AFTER.test(text.slice(to, to + REACH)))) ||
    BEFORE_EASTERN.test(lead) ||
    (listed !== undefined && BETWEEN.test(text.slice(listed.to, from)))
  )
}
