import type { MarketplaceFacts } from '#contracts/model/marketplaces.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'

type Language = MarketplaceFacts['language']

export type Lexicon = readonly { key: TextKey; words: Record<Language, readonly string[]> }[]

const WORD = 'A-Za-z0-9À-ÖØ-öø-ÿ'
const escapeForPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Follows a single-character word: accepts 黒 in 黒色, but not in 黒板, and not 赤 in 赤ちゃん. */
const AFTER_SINGLE = /(?!(?![色製系材繊柄])\p{Script=Han})(?!ちゃん)/u.source

/** Matches whole words, except in Japanese, which has no spaces. A trailing `*` in the lexicon allows any ending. */
function patternOf(word: string, language: Language): RegExp {
  if (language === 'ja') return new RegExp(`${escapeForPattern(word)}${word.length === 1 ? AFTER_SINGLE : ''}`, 'giu')
  const open = word.endsWith('*')
  return new RegExp(
    `(?<![${WORD}])${escapeForPattern(open ? word.slice(0, -1) : word)}${open ? '' : `(?![${WORD}])`}`,
    'gi',
  )
}

/** `plain` is a cheap lower-case test before `pattern`, because most words are not in a title. */
interface Finder {
  plain: string
  pattern: RegExp
}

type CompiledLexicon = { key: TextKey; finders: Finder[] }[]
const cache = new Map<string, CompiledLexicon>()

export function compileLexicon(name: string, lexicon: Lexicon, language: Language): CompiledLexicon {
  const known = cache.get(`${name} ${language}`)
  if (known) return known
  const entry = lexicon.map(({ key, words }) => ({
    key,
    finders: words[language].map((word) => ({
      plain: (word.endsWith('*') ? word.slice(0, -1) : word).toLowerCase(),
      pattern: patternOf(word, language),
    })),
  }))
  cache.set(`${name} ${language}`, entry)
  return entry
}

/** Negations before or after a word, as in "without plastic" or "plastic-free". */
const NOT_BEFORE = /(?:^|[\s,(])(?:without|no|non|vegan|faux|ohne|sans|senza|sin)[\s-]$/i
const NOT_AFTER = /^[\s-]?(?:free|frei)(?![a-z])/i

/** Keys in title order. A word inside a longer match does not count. */
export function findKeys(title: string, lexicon: CompiledLexicon): TextKey[] {
  const lower = title.toLowerCase()
  const found = lexicon.flatMap(({ key, finders }) =>
    finders
      .filter(({ plain }) => lower.includes(plain))
      .flatMap(({ pattern }) =>
        [...title.matchAll(pattern)].map(({ index: from, 0: word }) => ({ key, from, to: from + word.length })),
      ),
  )
  const notNegated = found.filter(
    ({ from, to }) => !NOT_BEFORE.test(title.slice(0, from)) && !NOT_AFTER.test(title.slice(to)),
  )
  const longest = notNegated.filter(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  )
  return [...new Set(longest.sort((a, b) => a.from - b.from).map(({ key }) => key))]
}
