import type { Language } from '#contracts/model/language.ts'
import { makeDrawable } from './drawable.ts'
import { COLOR, LEADING, SIZE } from './theme.ts'
import { marksOf, runWidth, type Weight } from './typeface.ts'
import { writeText } from './write-text.ts'

export interface Paper {
  doc: PDFKit.PDFDocument
  language: Language
}

export interface TextStyle {
  size?: number
  weight?: Weight
  color?: string
  /** Alignment within `width`. */
  align?: 'left' | 'center' | 'right'
  width?: number
}

export const leading = (size: number) => size * LEADING

/** Makes text drawable; call it before wrapping or drawing. */
export const drawableText = (ink: Paper, text: string) => makeDrawable(text, ink.language)
/** Draws one line of drawable text; `y` is the top of its line box. */
export function drawLine(ink: Paper, text: string, x: number, y: number, style: TextStyle = {}): void {
  const size = style.size ?? SIZE.body
  // The middle of a Chinese character is 0.38 em above the baseline; center it in the line box.
  drawOnBaseline(ink, text, x, y + leading(size) / 2 + 0.38 * size, style)
}

/** Draws lines from `y` downwards; returns their height. */
export function drawLines(ink: Paper, texts: string[], x: number, y: number, style: TextStyle = {}): number {
  const step = leading(style.size ?? SIZE.body)
  texts.forEach((text, index) => {
    drawLine(ink, text, x, y + index * step, style)
  })
  return texts.length * step
}

/** Draws one line of drawable text on a baseline, each character in a face that has it. */
export function drawOnBaseline(ink: Paper, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { size = SIZE.body, weight = 'regular', color = COLOR.ink, align = 'left', width = 0 } = style
  const marks = marksOf([...text], weight)
  const slack = align === 'left' ? 0 : width - runWidth(marks, size)
  writeText(ink.doc, marks, x + (align === 'center' ? slack / 2 : slack), y, size, color)
}
