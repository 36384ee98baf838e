/**
 * The spellings by which rights are found. Chinese and Japanese stand sign by sign in the index of words, so that any part
 * of a name is found as a phrase; other scripts word by word, found by their beginnings.
 */

/** One spelling of a text for the index: folded, its words and Eastern signs apart. */
export const indexed = (text: string): string => tokensOf(text).join(' ')

/** The same as a question of FTS5: every word in any order, signs that stand together as a phrase; null of a text without words. */
export function phraseOf(text: string): string | null {
  const parts: string[] = []
  for (const word of folded(text).split(' ')) {
    for (const run of word.match(RUNS) ?? []) {
      parts.push(EASTERN.test(run) ? `"${[...run].join(' ')}"` : `"${run}"*`)
    }
  }
  return parts.length === 0 ? null : parts.join(' AND ')
}

/** One spelling of a party: without case, accents, signs and legal form. */
export function partyOf(name: string): string {
  const words = folded(name).split(' ')
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop()
  return words
    .join('')
    .replace(/(股份)?有限(责任)?公司$/, '')
    .replace(/^株式会社|株式会社$/, '')
}

const LEGAL_FORMS = new Set(
  'co ltd limited inc incorporated corp corporation company llc llp lp plc gmbh ag kg sarl sas spa srl bv nv ab oy as kk'.split(
    ' ',
  ),
)

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

const tokensOf = (text: string) =>
  (folded(text).match(RUNS) ?? []).flatMap((run) => (EASTERN.test(run) ? [...run] : run.split(' '))).filter(Boolean)

const folded = (text: string) =>
  text
    .normalize('NFKD')
    // Accents of European letters only: in Japanese a mark makes another syllable.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
