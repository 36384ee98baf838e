/**
 * The PDF fonts, parsed once per process: Noto Sans SC in two weights, and Noto Sans for what it lacks (the rupee sign,
 * Polish, Turkish, Cyrillic). Advances and kerning pairs are cached, so laying out a line costs a table look-up per
 * character, not a run of the OpenType engine.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** A font file; `name` is its name for `doc.font`. */
export interface Face {
  name: string
  font: Font
}

/** How a character is drawn; `advance` in thousandths of the font size. */
export interface Mark {
  face: Face
  code: number
  glyph: number
  advance: number
}

const FILES: Record<Weight, string[]> = {
  regular: [
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  ],
  bold: [
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
}

/** Not drawable character by character, even if a font has glyphs: shaped scripts, combining marks, invisible controls. */
const NOT_PLAIN = /\p{Script=Devanagari}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{M}|\p{Cc}|\p{Cf}/u

const resolve = createRequire(import.meta.url).resolve

function openFace(file: string): Face {
  const parsed = create(readFileSync(resolve(file)))
  if (!('layout' in parsed)) throw new Error(`${file} is a font collection, a single font is needed`)
  if (parsed.unitsPerEm !== 1000)
    throw new Error(`${file} has ${parsed.unitsPerEm} units per em; only fonts with 1000 are supported`)
  return { name: parsed.postscriptName, font: parsed }
}

const pairs = new Map<string, Map<number, number>>()
const isLatinLetter = (code: number) => (code > 64 && code < 91) || (code > 96 && code < 123)

/** The kerning of two Latin letters in thousandths, cached; 0 for all other pairs. */
export function kerning({ name, font }: Face, left: number, right: number): number {
  if (!isLatinLetter(left) || !isLatinLetter(right)) return 0
  const known = pairs.get(name) ?? new Map<number, number>()
  pairs.set(name, known)
  const key = left * 128 + right
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const run = font.layout(String.fromCharCode(left, right))
  const own = run.glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  const kern = run.glyphs.length === 2 ? run.advanceWidth - own : 0
  known.set(key, kern)
  return kern
}

const opened: Partial<Record<Weight, Face[]>> = {}
export function facesOf(weight: Weight): Face[] {
  opened[weight] ??= FILES[weight].map(openFace)
  return opened[weight]
}

const marks: Record<Weight, Map<number, Mark | null>> = { regular: new Map(), bold: new Map() }

/** Undrawable code points give null. */
export function markOf(code: number, weight: Weight): Mark | null {
  const kept = marks[weight].get(code)
  if (kept !== undefined) return kept
  let mark: Mark | null = null
  if (!NOT_PLAIN.test(String.fromCodePoint(code))) {
    const face = facesOf(weight).find(({ font }) => font.hasGlyphForCodePoint(code))
    if (face) mark = markIn(face, code)
  }
  marks[weight].set(code, mark)
  return mark
}

function markIn(face: Face, code: number): Mark {
  const { id, advanceWidth } = face.font.glyphForCodePoint(code)
  return { face, code, glyph: id, advance: advanceWidth }
}

const OPENING = new Set(['“', '‘'])
const CLOSING = new Set(['”', '’', '…'])
const isLatin = (character: string | undefined) => character !== undefined && character > ' ' && character < 'ɐ'

/**
 * How each character is drawn. Quotes and ellipses have one code point, but are full-width in Chinese and narrow in
 * Latin: beside a Latin character they come from the Latin face.
 */
export function marksOf(characters: string[], weight: Weight): (Mark | null)[] {
  return characters.map((character, at) => {
    const beside = OPENING.has(character) ? at + 1 : CLOSING.has(character) ? at - 1 : -1
    if (beside < 0 || !isLatin(characters[beside])) return markOf(character.codePointAt(0)!, weight)
    return narrowMark(character.codePointAt(0)!, weight)
  })
}

function narrowMark(code: number, weight: Weight): Mark {
  const key = -code
  const kept = marks[weight].get(key)
  if (kept) return kept
  const face = facesOf(weight)[1]!
  const mark = markIn(face, code)
  marks[weight].set(key, mark)
  return mark
}

/** Width of a line of text in points, with kerning. Characters without a glyph count as 0. */
export const measureText = (text: string, size: number, weight: Weight = 'regular'): number =>
  runWidth(marksOf([...text], weight), size)

/** Width used for line breaking: without kerning, so a line that measures this wide never breaks. */
export const measureForBreaking = (text: string, size: number, weight: Weight = 'regular'): number =>
  (marksOf([...text], weight).reduce((sum, mark) => sum + (mark?.advance ?? 0), 0) * size) / 1000

/** Width of a run of characters in points, with kerning. */
export function runWidth(set: (Mark | null)[], size: number): number {
  let thousandths = 0
  let before: Mark | null = null
  for (const mark of set) {
    if (!mark) continue
    thousandths += mark.advance
    if (before?.face === mark.face) thousandths += kerning(mark.face, before.code, mark.code)
    before = mark
  }
  return (thousandths * size) / 1000
}
