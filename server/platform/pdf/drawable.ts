/**
 * Makes text drawable with the PDF's fonts. Listing titles can contain anything, and a character without a glyph would
 * be drawn as a box. In order: characters with a glyph stay; others become similar ones (✅ → ✓, ⭐ → ★, 𝐁 → B, 🇺🇸 → US,
 * ş → s); emoji and invisible marks vanish; a run of letters of another script becomes the script's name in brackets.
 * Digits and letters with a glyph are never lost.
 */
import type { Language } from '#contracts/model/language.ts'
import { markOf } from './typeface.ts'

const hasGlyph = (code: number) => markOf(code, 'regular') !== null

const EQUIVALENTS: Record<string, string> = {
  '✔': '✓',
  '✅': '✓',
  '☑': '✓',
  '❌': '×',
  '✖': '×',
  '✗': '×',
  '✕': '×',
  '⭐': '★',
  '🌟': '★',
  '❤': '♥',
  '∼': '~',
  '➤': '>',
  '➜': '→',
  '➡': '→',
  '❗': '!',
  '❓': '?',
  '‒': '–',
  '\u2028': '\n',
  '\u2029': '\n',
  '\t': ' ',
}

const SCRIPTS = ['Hang', 'Hebr', 'Arab', 'Thai', 'Deva', 'Beng', 'Taml', 'Telu', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Sinh']
  .concat(['Armn', 'Geor', 'Ethi', 'Khmr', 'Laoo', 'Mymr', 'Tibt', 'Mong'])
  .map((code) => ({ code, pattern: new RegExp(`\\p{Script=${code}}`, 'u') }))
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{M}|\p{Co}|\p{Cn}|\p{Cs}/u

/** Replaces undrawable characters; `language` is for the names of scripts. */
export function makeDrawable(text: string, language: Language): string {
  let isDrawable = true
  for (const character of text) {
    if (character !== '\n' && !hasGlyph(character.codePointAt(0)!)) {
      isDrawable = false
      break
    }
  }
  return isDrawable ? text : replaceUndrawable(text.normalize('NFC'), language)
}

function replaceUndrawable(text: string, language: Language): string {
  let out = ''
  let script = ''
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (character === '\n' || hasGlyph(code)) {
      // Words of one foreign script are one run, so skip the spaces between them.
      if (script && character === ' ') continue
      if (script) out += ' '
      script = ''
      out += character
      continue
    }
    const foreign = SCRIPTS.find(({ pattern }) => pattern.test(character))?.code
    if (foreign === undefined) {
      out += equivalentOf(character, code)
    } else if (foreign !== script && !INVISIBLE.test(character)) {
      out += `${out && !/\s$/.test(out) ? ' ' : ''}[${scriptName(foreign, language)}]`
      script = foreign
    }
  }
  return out.replace(/ {2,}/g, ' ').replace(/ +$/gm, '').replace(/^ +/gm, '')
}

function equivalentOf(character: string, code: number): string {
  const known = EQUIVALENTS[character]
  if (known !== undefined) return known
  if (code >= 0x1f1e6 && code <= 0x1f1ff) return String.fromCharCode(65 + code - 0x1f1e6) // flags are pairs of letters
  if (code >= 0x1f170 && code <= 0x1f189) return String.fromCharCode(65 + code - 0x1f170) // letters in black squares
  if (/\p{Zs}/u.test(character)) return ' '
  const parts = [...character.normalize('NFKD')].filter((part) => hasGlyph(part.codePointAt(0)!)).join('')
  if (parts) return parts
  return /\p{Script=Han}/u.test(character) ? '〓' : ''
}

function scriptName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'script' }).of(code) ?? code
}
