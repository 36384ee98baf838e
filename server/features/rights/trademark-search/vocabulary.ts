/**
 * Common words, learnt from their use: descriptions of goods in the registers contain no names (offices refuse trademarks
 * there), and words that the listings of several brands write in lower case are no names either. The vocabulary covers
 * every imported trade and language without a maintained list.
 */
import { isSmallWord } from '#contracts/model/listing/phrases.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { plainOf } from './fold.ts'

const LANGUAGES = [...new Set(Object.values(marketplaces).map(({ language }) => language))]
/** A word that this many users write in lower case is common. */
const MIN_USERS = 3
/** A word of this many users is common if at least one of them writes it in lower case; titles capitalize every word. */
const MANY_USERS = 10
/** Limit of the memory. */
const MAX_WORDS = 200_000
const WORD = /[\p{L}\p{M}]+/gu
/** Words in scripts without capitals never count as names. */
const CAPITALIZED = /^\p{Lu}/u

export class Vocabulary {
  /** By word: the number of users, the number of users who write it in lower case, and the last user. */
  #uses = new Map<string, { lowerCase: number; users: number; last: string }>()

  /**
   * Learns from the text of a user (an owner or a brand). A word that is always capitalized may be a name, unless `capitalsToo`
   * says that capitals do not mark names, as in German and in descriptions of goods.
   */
  learn(user: string, text: string, capitalsToo = false): void {
    for (const [word] of text.matchAll(WORD)) {
      const plain = plainOf(word)
      let use = this.#uses.get(plain)
      if (use === undefined) {
        if (this.#uses.size >= MAX_WORDS) continue
        use = { lowerCase: 0, users: 0, last: '' }
        this.#uses.set(plain, use)
      }
      const isPlain = capitalsToo || !CAPITALIZED.test(word)
      if (use.last === user && !(isPlain && use.lowerCase === 0)) continue
      use.users++
      if (isPlain) use.lowerCase++
      use.last = user
    }
  }

  /** True for a common word, a number and a single letter, but not for a single Chinese character. @param plain see `plainOf` */
  knows(plain: string): boolean {
    if (/^.?$|^\P{L}+$/u.test(plain) && !/\p{Script=Han}/u.test(plain)) return true
    if (LANGUAGES.some((language) => isSmallWord(plain, language))) return true
    return formsOf(plain).some((form) => {
      const { lowerCase = 0, users = 0 } = this.#uses.get(form) ?? {}
      return lowerCase >= MIN_USERS || (lowerCase > 0 && users >= MANY_USERS)
    })
  }
}

/** The word with its related English forms: plural, past, adverb and so on. */
function formsOf(plain: string): string[] {
  const forms = [plain, `${plain}s`, `${plain}ly`]
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er'])
    if (plain.length > ending.length + 2 && plain.endsWith(ending)) forms.push(plain.slice(0, -ending.length))
  return forms
}
