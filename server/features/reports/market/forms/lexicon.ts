/** Lists of words that titles use for one thing, and how they are found in a title. */
import type { MarketplaceFacts } from '#contracts/model/marketplaces.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'

type Language = MarketplaceFacts['language']

/** A text of ours and the words that mean it, by language. */
export type Lexicon = readonly { key: TextKey; words: Record<Language, readonly string[]> }[]

const WORD = 'A-Za-z0-9À-ÖØ-öø-ÿ'
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What may follow a single character that names a colour or a material: of 黒板 or 白菜 it is only a part. */
const AFTER_ONE = /(?!(?![色製系材繊柄])\p{Script=Han})(?!ちゃん)/u.source

/** Whole words, however they are written; Japanese does not part its words. A star at the end takes what is grown on. */
function pattern(word: string, language: Language): RegExp {
  if (language === 'ja') return new RegExp(`${escaped(word)}${word.length === 1 ? AFTER_ONE : ''}`, 'giu')
  const open = word.endsWith('*')
  return new RegExp(`(?<![${WORD}])${escaped(open ? word.slice(0, -1) : word)}${open ? '' : `(?![${WORD}])`}`, 'gi')
}

/** A text without the plain word, in lower case, need not be searched with the pattern: most words are in no title. */
interface Finder {
  plain: string
  pattern: RegExp
}

type Compiled = { key: TextKey; finders: Finder[] }[]
const compiled = new Map<string, Compiled>()

export function compileLexicon(name: string, lexicon: Lexicon, language: Language): Compiled {
  const known = compiled.get(`${name} ${language}`)
  if (known) return known
  const made = lexicon.map(({ key, words }) => ({
    key,
    finders: words[language].map((word) => ({
      plain: (word.endsWith('*') ? word.slice(0, -1) : word).toLowerCase(),
      pattern: pattern(word, language),
    })),
  }))
  compiled.set(`${name} ${language}`, made)
  return made
}

/** Words that take back what they stand before or after. */
const NOT_BEFORE = /(?:^|[\s,(])(?:without|no|non|vegan|faux|ohne|sans|senza|sin)[\s-]$/i
const NOT_AFTER = /^[\s-]?(?:free|frei)(?![a-z])/i

/** The keys whose words the title holds, in the order in which they stand there; of words within others the longer ones. */
export function namedIn(title: string, lexicon: Compiled): TextKey[] {
  const lower = title.toLowerCase()
  const found = lexicon.flatMap(({ key, finders }) =>
    finders
      .filter(({ plain }) => lower.includes(plain))
      .flatMap(({ pattern }) =>
        [...title.matchAll(pattern)].map(({ index: from, 0: word }) => ({ key, from, to: from + word.length })),
      ),
  )
  const said = found.filter(
    ({ from, to }) => !NOT_BEFORE.test(title.slice(0, from)) && !NOT_AFTER.test(title.slice(to)),
  )
  const whole = said.filter(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  )
  return [...new Set(whole.sort((a, b) => a.from - b.from).map(({ key }) => key))]
}
