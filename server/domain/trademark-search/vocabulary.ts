/**
 * Words of the language, learnt from how others use them: the registers describe goods by words that are nobody's name
 * (offices refuse trademarks there), and what the listings of several brands say in lower case is none either. So it knows
 * the words of whatever trade and language was imported, and no list has to be kept.
 */
import { isSmallWord } from '#contracts/model/listing/phrases.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { plainOf } from './fold.ts'

const LANGUAGES = [...new Set(Object.values(marketplaces).map(({ language }) => language))]
/** So many have to use a word before it is one of the language. */
const LEAST_USERS = 3
/** More words are not kept, whatever is imported. */
const MOST_WORDS = 200_000
const WORD = /[\p{L}\p{M}]+/gu
/** Scripts without capitals tell no names from words. */
const NAME = /^\p{Lu}/u

export class Vocabulary {
  /** Of each word, how many have used it, and the last of them. */
  #uses = new Map<string, { users: number; last: string }>()

  /**
   * Learns what somebody (an owner, a brand) says. Words with a capital may be names and teach nothing, except where they
   * are not: in German, and where goods are described.
   */
  learn(user: string, text: string, capitalsToo = false): void {
    for (const [word] of text.matchAll(WORD)) {
      if (!capitalsToo && NAME.test(word)) continue
      const plain = plainOf(word)
      const use = this.#uses.get(plain)
      if (use === undefined) {
        if (this.#uses.size < MOST_WORDS) this.#uses.set(plain, { users: 1, last: user })
      } else if (use.last !== user && use.users < LEAST_USERS) {
        use.users++
        use.last = user
      }
    }
  }

  /** Whether it is a word of the language, a number or a single letter; a Chinese sign says as much as a word. @param plain as `plainOf` makes it */
  knows(plain: string): boolean {
    if (/^.?$|^\P{L}+$/u.test(plain) && !/\p{Script=Han}/u.test(plain)) return true
    if (LANGUAGES.some((language) => isSmallWord(plain, language))) return true
    return formsOf(plain).some((form) => (this.#uses.get(form)?.users ?? 0) >= LEAST_USERS)
  }
}

/** The word, and what it is a plural or a past of in English. */
function formsOf(plain: string): string[] {
  const forms = [plain, `${plain}s`]
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er'])
    if (plain.length > ending.length + 2 && plain.endsWith(ending)) forms.push(plain.slice(0, -ending.length))
  return forms
}
