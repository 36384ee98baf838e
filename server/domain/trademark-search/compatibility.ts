/** Whether a name stands in a text to say what the thing fits: "compatible with X", "for X and Y", "X対応". */
import type { Place } from './listing-words.ts'

const BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'compatible with|fits?|works? (?:with|for)|designed for|made for|suitable for|replacement for|for use with|for',
    'kompatibel mit|passend (?:für|zu)|geeignet für|passt (?:zu|auf)|für',
    'compatibles? avec|adaptée? (?:à|aux?)|convient (?:à|aux?)|pour',
    'compatibil[ei] con|adatt[oa] (?:a|per)|per',
    'compatibles? con|apt[oa] para|para',
  ].join('|')})\\s+(?:(?:the|most|all|many|your|die|den|alle|les?|la|i|gli|tutti|los|las|el)\\s+){0,2}$`,
  'iu',
)
const BEFORE_EASTERN = /(?:适用于|適用於|兼容|相容于|适配|対応機種[：:]?)\s*$/u
const AFTER = /^(?:[\s-]?(?:compatible|kompatibel)|\s?(?:対応|専用|用|适用|適用|兼容))/iu
/** Between the names of a list: "for X, Y and Z". */
const BETWEEN = /^(?:\s*[,/、&]\s*|\s+(?:and|or|und|oder|et|ou|e|o|y)\s+)$/iu
/** So far back a phrase can begin. */
const REACH = 40

/** @param before the place of the name found before it, where that one is so used */
export function isCompatibility(text: string, { from, to }: Place, before: Place | undefined): boolean {
  const lead = text.slice(Math.max(0, from - REACH), from)
  return (
    BEFORE.test(lead) ||
    BEFORE_EASTERN.test(lead) ||
    AFTER.test(text.slice(to, to + REACH)) ||
    (before !== undefined && BETWEEN.test(text.slice(before.to, from)))
  )
}
