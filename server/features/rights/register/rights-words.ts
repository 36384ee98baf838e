/**
 * Normal forms for the full-text index. Chinese and Japanese are indexed by character, so that any part of a name matches as a
 * phrase; other scripts are indexed by word and match by prefix.
 */

/** The text for the index: folded, with blanks between words and between Chinese and Japanese characters. */
export const toIndexText = (text: string): string => tokensOf(text).join(' ')

/** An FTS5 query: all words in any order, adjacent Chinese or Japanese characters as a phrase. Null for a text without words. */
export function phraseOf(text: string): string | null {
  const parts: string[] = []
  for (const word of fold(text).split(' ')) {
    for (const run of word.match(RUNS) ?? []) {
      parts.push(EASTERN.test(run) ? `"${[...run].join(' ')}"` : `"${run}"*`)
    }
  }
  return parts.length === 0 ? null : parts.join(' AND ')
}

/** Normal form of a party's name: without case, accents, punctuation and legal form. */
export function partyOf(name: string): string {
  const words = fold(name).split(' ')
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
  (fold(text).match(RUNS) ?? []).flatMap((run) => (EASTERN.test(run) ? [...run] : run.split(' '))).filter(Boolean)

const fold = (text: string) =>
  text
    .normalize('NFKD')
    // Accents of European letters only: Japanese voicing marks change the syllable.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
