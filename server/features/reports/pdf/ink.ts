/** The drawing surface that blocks share: the document, how the reader reads, and text by line. */

import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, sentenceOf } from '#contracts/model/report/format.ts'
import { type TextKey, textOf } from '#contracts/model/report/texts.ts'
import { readable } from './readable.ts'
import { setText } from './set-text.ts'
import { COLOR, LEADING, SIZE } from './theme.ts'
import { marksOf, runWidth, type Weight } from './typeface.ts'

export interface Ink {
  doc: PDFKit.PDFDocument
  language: Language
  marketplace: Marketplace
}

export interface TextStyle {
  size?: number
  weight?: Weight
  color?: string
  /** With `width`: where the line stands in it. */
  align?: 'left' | 'center' | 'right'
  width?: number
}

export const leading = (size: number) => size * LEADING

/** Any text of the report, drawable. */
export const plain = (ink: Ink, text: string) => readable(text, ink.language)
export const label = (ink: Ink, key: TextKey, params?: Record<string, string>) =>
  plain(ink, textOf(ink.language, key, params))
/** An estimate's sign stays on the line of its number. */
export const figureText = (ink: Ink, figure: Figure) =>
  plain(ink, formatFigure(figure, ink.language, ink.marketplace)).replace('≈ ', '≈\u00a0')
export const sentenceText = (ink: Ink, sentence: Sentence) =>
  plain(ink, sentenceOf(sentence, ink.language, ink.marketplace))

/** Draws one line of drawable text in a line box whose top is at `y`. */
export function line(ink: Ink, text: string, x: number, y: number, style: TextStyle = {}): void {
  const size = style.size ?? SIZE.body
  // The middle of a Chinese character lies 0.38 em above the baseline: it goes to the middle of the line box.
  baseline(ink, text, x, y + leading(size) / 2 + 0.38 * size, style)
}

/** Draws lines one below the other; returns the height. */
export function lines(ink: Ink, texts: string[], x: number, y: number, style: TextStyle = {}): number {
  const step = leading(style.size ?? SIZE.body)
  texts.forEach((text, index) => {
    line(ink, text, x, y + index * step, style)
  })
  return texts.length * step
}

/** Draws one line of drawable text on a baseline, each part in the face that has it. */
export function baseline(ink: Ink, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { size = SIZE.body, weight = 'regular', color = COLOR.ink, align = 'left', width = 0 } = style
  const marks = marksOf([...text], weight)
  const slack = align === 'left' ? 0 : width - runWidth(marks, size)
  setText(ink.doc, marks, x + (align === 'center' ? slack / 2 : slack), y, size, color)
}
