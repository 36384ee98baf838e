/**
 * Normal forms in which names are compared. `plain` drops case, accents, punctuation and width. `look` is equal for names that
 * look the same: it unifies look-alike letters of other scripts, digits among letters, `I` `l` `1`, `rn` and `m`, `vv` and
 * `w`, doubled letters, blanks and hyphens.
 */
import { fold } from '#server/features/catalogue/public.ts'

/** Longer marks (slogans) are compared up to this length. */
export const MAX_LETTERS = 200

const STROKES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' }
const ASCII = /^[\x20-\x7e]*$/

/** Lower-case words separated by single blanks; empty without letters and digits. */
export function plainOf(typed: string): string {
  const text = typed
    .slice(0, MAX_LETTERS)
    .replace(/['’‘`´]/g, '')
    .replaceAll('&', ' and ')
    .replace(/(?<=\p{L})\$|\$(?=\p{L})/gu, 's')
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a')
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return fold(text)
    .replace(/[æœøłđðþıħ]/g, (letter) => STROKES[letter] ?? letter)
    .slice(0, MAX_LETTERS)
    .trim()
}

/** Letters of other scripts with their Latin look-alikes, including those of the capital: В looks like B. */
const TWINS: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  г: 'r',
  п: 'n',
  ь: 'b',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  ζ: 'z',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  σ: 'o',
  ς: 's',
}
const FOREIGN = /[\u0370-\u052f]/g
/** Digits that read as letters next to letters. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** The look of a plain text, without blanks. */
export function lookOf(plain: string): string {
  const letters = plain.replaceAll(' ', '').replace(FOREIGN, (letter) => TWINS[letter] ?? letter)
  const read = /[0-9]/.test(letters)
    ? letters
        .replace(/(?<=\p{L})[01]+|[01]+(?=\p{L})/gu, (digits) => digits.replaceAll('0', 'o').replaceAll('1', 'l'))
        .replace(/(?<=\p{L})[34578](?=\p{L})/gu, (digit) => DIGITS[digit] ?? digit)
    : letters
  return read
    .replaceAll('vv', 'w')
    .replace(/(\p{L})\1+/gu, '$1')
    .replaceAll('rn', 'm')
    .replaceAll('i', 'l')
}
