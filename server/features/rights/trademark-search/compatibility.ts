/** Detects names that state compatibility: "compatible with X", "for X and Y", "X対応". */
import type { Place } from './listing-words.ts'

const PHRASES = [
  'compatible with|fits?|works? (?:with|for)|designed for|made for|suitable for|replacement for|for use with',
  'kompatibel mit|passend (?:für|zu)|geeignet für|passt (?:zu|auf)',
  'compatibles? avec|adaptée? (?:à|aux?)|convient (?:à|aux?)',
  'compatibil[ei] con|adatt[oa] (?:a|per)',
  'compatibles? con|apt[oa] para',
].join('|')
/** Words that state compatibility before a name, but not before a common word ("for travel"). */
const PREPOSITIONS = 'for|für|pour|per|para'
const ARTICLES = '(?:(?:the|most|all|many|your|die|den|alle|les?|la|i|gli|tutti|los|las|el)\\s+){0,2}'
const before = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s+${ARTICLES}$`, 'iu')
const BEFORE = before(PHRASES)
const BEFORE_NAME = before(PREPOSITIONS)
const BEFORE_EASTERN = /(?:适用于|適用於|兼容|相容于|适配|対応機種[：:]?)\s*$/u
const AFTER = /^(?:[\s-]?(?:compatible|kompatibel)|\s?(?:対応|専用|用|适用|適用|兼容))/iu
/** Separators of a list of names: "for X, Y and Z". */
const BETWEEN = /^(?:\s*[,/、&]\s*|\s+(?:and|or|und|oder|et|ou|e|o|y)\s+)$/iu
/** Characters before or after a name in which a phrase is searched. */
const REACH = 40

export interface NamePlace extends Place {
  isCommon: boolean
}

/** @param listed the place of the previous name if that one states compatibility */
export function isCompatibility(text: string, { from, to, isCommon }: NamePlace, listed: Place | undefined): boolean {
  const lead = text.slice(Math.max(0, from - REACH), from)
  return (
    BEFORE.test(lead) ||
    (!isCommon && (BEFORE_NAME.test(lead) || AFTER.test(text.slice(to, to + REACH)))) ||
    BEFORE_EASTERN.test(lead) ||
    (listed !== undefined && BETWEEN.test(text.slice(listed.to, from)))
  )
}
