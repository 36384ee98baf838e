import type { Language } from '#contracts/model/language.ts'
import { zhNumber } from './zh-number.ts'

/** Private-use characters, one per quoted name, so that words inside names are not read as claims. */
export const NAMES = '\uE200-\uE2FF'
export const SPELLED = '\u2060'

export function withoutData(text: string, quoted: readonly string[]): { text: string; named: number } {
  let named = 0
  let rest = text
  for (const [at, data] of [...quoted.entries()].sort(([, a], [, b]) => b.length - a.length)) {
    const pattern = new RegExp(`(?<![A-Za-z0-9])${escapeForPattern(data)}(?![A-Za-z0-9])`, 'giu')
    const before = rest
    rest = rest.replace(pattern, String.fromCharCode(0xe200 + at))
    if (rest !== before) named += 1
  }
  return { text: rest, named }
}

/** Any run of spaces matches any other; everything else is literal. */
const escapeForPattern = (data: string) =>
  data
    .trim()
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** Chinese commas become `; `, so that they differ from group separators. */
export function plainText(text: string, language: Language): string {
  const signs = text
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d) (?=\d{3}(?: \d{3})*(?:,\d\d)? ?(?:€|EUR))/g, '')
    .replace(/[，、；]/g, '; ')
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/g, (dash) => (dash === '\u2212' ? '-' : '–'))
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
  return language === 'zh-CN' ? chineseNumbersToDigits(signs) : englishNumbersToDigits(signs)
}

const ZH_NUMERAL = '〇零一二两三四五六七八九十百千万亿'
/** Chinese numerals that are not numbers, such as 万一 (in case). */
const ZH_IDIOMS =
  /五点(?:描述)?|十分|万一|百分点|千万(?=别|不|要)|第一(?!批)|一[旦些定致步起直般样同并线路]|[进统唯单同逐]一|四季|三方|双十一|一词|一个词|一半|七天无理由/g

function chineseNumbersToDigits(text: string): string {
  const withHiddenIdioms = text.replace(ZH_IDIOMS, (idiom) => [...idiom].map(hide).join(''))
  return withHiddenIdioms
    .replace(/(近|过去|最近|前|上)(一|1 ?)年/g, '$1 12 个月')
    .replace(/半年/g, `${SPELLED}6 个月`)
    .replace(/(?:下|上|未来|本)(?:一个|个|一)?季度/g, `${SPELLED}3 个月`)
    .replace(new RegExp(`百分之([${ZH_NUMERAL}]+(?:点[${ZH_NUMERAL}]+)?)`, 'g'), (all, digits) =>
      wordsToDigits(digits, all, '%'),
    )
    .replace(new RegExp(`([${ZH_NUMERAL}])成(?=[以的上。; ]|$)`, 'g'), (all, digits) =>
      wordsToDigits(`${digits}十`, all, '%'),
    )
    .replace(new RegExp(`(?<![\\d. ]|\\d )[${ZH_NUMERAL}]+(?:点[${ZH_NUMERAL}]+)?`, 'g'), (word) =>
      word === '一' || /^[万亿]/.test(word) ? word : wordsToDigits(word, word, ''),
    )
    .replace(/[\uE100-\uE1FF]/g, unhide)
}

const wordsToDigits = (digits: string, all: string, unit: string): string => {
  const value = zhNumber(digits)
  return value === null ? all : `${SPELLED}${value}${unit}`
}

/** Characters of idioms, replaced by private-use characters while numerals are read. */
const HIDDEN = '〇零一二两三四五六七八九十百千万亿分点旦些定致步起直般样同并线路词个半成季方双进统唯单逐第描述天无理由'
const hide = (char: string) => (HIDDEN.includes(char) ? String.fromCharCode(0xe100 + HIDDEN.indexOf(char)) : char)
const unhide = (char: string) => HIDDEN[char.charCodeAt(0) - 0xe100] ?? char

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SPELLING = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${SMALL.slice(1, 10).join('|')}))?|(one(?= (?:hundred|thousand|million))|${SMALL.filter((word) => word !== 'one').join('|')})|an?(?= (?:hundred|thousand|million)))\\b`,
  'gi',
)

function englishNumbersToDigits(text: string): string {
  return text
    .replace(/\b(over|in|during|for|of|across) the (last|past|previous) year\b/gi, '$1 the $2 12 months')
    .replace(/\b(next|coming|last|past) quarter\b/gi, '$1 3 months')
    .replace(/\bfortnight\b/gi, '2 weeks')
    .replace(SPELLING, (_: string, tens?: string, ones?: string, small?: string) => {
      const ten = tens ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 : 0
      const one = ones ?? small
      return `${SPELLED}${ten + (one ? SMALL.indexOf(one.toLowerCase()) : tens ? 0 : 1)}`
    })
}
