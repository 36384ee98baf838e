/**
 * Writes text operators into a page directly. pdfkit's `text` would measure and lay out the line again, a third of a
 * report's time. Depends on internals of pdfkit's embedded font, so its version is pinned; the tests read the output
 * with other programs.
 */
import { type Face, kerning, type Mark } from './typeface.ts'

/** The internals used of pdfkit's embedded font: the subset, and the tables of widths and characters written at the end. */
interface EmbeddedFont {
  id: string
  subset: { includeGlyph(glyph: number): number }
  widths: number[]
  unicode: number[][]
  ref(): unknown
}
interface Inside {
  _font: EmbeddedFont
  page: { fonts: Record<string, unknown> }
}

/** Draws a line on a baseline; `color` is #rrggbb. */
export function writeText(
  doc: PDFKit.PDFDocument,
  marks: (Mark | null)[],
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  // The page's y axis points down, but the text's must point up.
  const operators = [`BT ${rgb(color)} rg 1 0 0 -1 ${round(x)} ${round(y)} Tm`]
  let face: Face | undefined
  let before: Mark | undefined
  let hex = ''
  const flush = () => {
    if (hex) operators.push(`[<${hex}>] TJ`)
    hex = ''
  }
  let font: EmbeddedFont | undefined
  for (const mark of marks) {
    if (!mark) continue
    if (mark.face !== face || !font) {
      flush()
      face = mark.face
      font = fontOf(doc, face)
      operators.push(`/${font.id} ${size} Tf`)
    } else if (before) {
      const kern = kerning(face, before.code, mark.code)
      if (kern !== 0) hex += `> ${-kern} <`
    }
    hex += code(font, mark)
    before = mark
  }
  flush()
  if (face) doc.addContent(`${operators.join(' ')} ET`)
}

/** Returns the document's font for a face and registers it with the page. */
function fontOf(doc: PDFKit.PDFDocument, face: Face): EmbeddedFont {
  const { _font, page } = doc.font(face.name) as unknown as Inside
  page.fonts[_font.id] ??= _font.ref()
  return _font
}

/** The character's code in the subset: four hexadecimal digits. */
function code(font: EmbeddedFont, { glyph, advance, code }: Mark): string {
  const id = font.subset.includeGlyph(glyph)
  font.widths[id] ??= advance
  font.unicode[id] ??= [code]
  return id.toString(16).padStart(4, '0')
}

const round = (value: number) => Math.round(value * 100) / 100

const colors = new Map<string, string>()
function rgb(color: string): string {
  const known = colors.get(color)
  if (known) return known
  const full = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const parts = [1, 3, 5].map((at) => round(Number.parseInt(full.slice(at, at + 2), 16) / 255))
  if (parts.some(Number.isNaN)) throw new Error(`text colour ${color} is not of the form #rrggbb`)
  const made = parts.join(' ')
  colors.set(color, made)
  return made
}
