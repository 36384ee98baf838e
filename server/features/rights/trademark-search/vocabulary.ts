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
/** Or so many, where all but some write it with a capital, as in titles. */
const MANY_USERS = 10
/** More words are not kept, whatever is imported. */
const MOST_WORDS = 200_000
const WORD = /[\p{L}\p{M}]+/gu
/** Scripts without capitals tell no names from words. */
const NAME = /^\p{Lu}/u

export class Vocabulary {
  /** Of each word, how many have used it and the last of them; in lower case, and in any. */
  #uses = new Map<string, { plainly: number; users: number; last: string }>()

  /**
   * Learns what somebody (an owner, a brand) says. Words that are never written without a capital may be names, except where
   * all nouns have one (`capitalsToo`): in German, and where goods are described.
   */
  learn(user: string, text: string, capitalsToo = false): void {
    for (const [word] of text.matchAll(WORD)) {
      const plain = plainOf(word)
      let use = this.#uses.get(plain)
      if (use === undefined) {
        if (this.#uses.size >= MOST_WORDS) continue
        use = { plainly: 0, users: 0, last: '' }
        this.#uses.set(plain, use)
      }
      const isPlain = capitalsToo || !NAME.test(word)
      if (use.last === user && !(isPlain && use.plainly === 0)) continue
      use.users++
      if (isPlain) use.plainly++
      use.last = user
    }
  }

  /** Whether it is a word of the language, a number or a single letter; a Chinese sign says as much as a word. @param plain as `plainOf` makes it */
  knows(plain: string): boolean {
    if (/^.?$|^\P{L}+$/u.test(plain) && !/\p{Script=Han}/u.test(plain)) return true
    if (LANGUAGES.some((language) => isSmallWord(plain, language))) return true
    return formsOf(plain).some((form) => {
      const { plainly = 0, users = 0 } = this.#uses.get(form) ?? {}
      return plainly >= LEAST_USERS || (plainly > 0 && users >= MANY_USERS)
    })
  }
}

/** The word, and what it is a plural or a past of in English. */
function formsOf(plain: string): string[] {
  const forms = [plain, `${plain}s`, `${plain}ly`]
  for (const ending of ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er'])
    if (plain.length > ending.length + 2 && plain.endsWith(ending)) forms.push(plain.slice(0, -ending.length))
  return forms
}
