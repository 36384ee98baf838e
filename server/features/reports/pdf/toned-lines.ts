/** Lines of text in which figures keep the color of their tone, such as red for a loss. */
import type { Figure } from '#contracts/model/report/figure.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { drawLine, leading, type TextStyle } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { SIZE, TONES } from '#server/platform/pdf/theme.ts'
import { measureText, type Weight } from '#server/platform/pdf/typeface.ts'
import type { Ink } from './ink.ts'

/** Characters of one color; without `color`, in the color of the surrounding text. */
interface Run {
  text: string
  color?: string
}
export type TonedLine = Run[]

/** A colored part of a text, as character offsets. */
export interface Stretch {
  from: number
  to: number
  color: string
}

export interface Type {
  size?: number
  weight?: Weight
}

/** undefined: the color of the surrounding text. */
export function figureColor({ value, unit }: Figure): string | undefined {
  const tone = valueToneOf(value, unit)
  return tone && TONES[tone][0]
}

/** Breaks a text into lines of `width` points. `stretches` must be in text order. */
export function tonedLines(
  text: string,
  stretches: readonly Stretch[],
  width: number,
  { size = SIZE.body, weight }: Type = {},
): TonedLine[] {
  let end = 0
  return wrap(text, width, size, weight).text.map((row) => {
    const from = text.indexOf(row, end)
    end = from + row.length
    return runsOf(text, from, end, stretches)
  })
}

/** Draws the lines below each other; returns their height. */
export function drawToned(ink: Ink, rows: readonly TonedLine[], x: number, y: number, style: TextStyle = {}): number {
  const { size = SIZE.body, weight } = style
  rows.forEach((runs, index) => {
    let at = x
    for (const { text, color } of runs) {
      drawLine(ink, text, at, y + index * leading(size), color ? { ...style, color } : style)
      at += measureText(text, size, weight)
    }
  })
  return rows.length * leading(size)
}

function runsOf(text: string, start: number, end: number, stretches: readonly Stretch[]): TonedLine {
  const runs: TonedLine = []
  let at = start
  for (const { from, to, color } of stretches) {
    if (to <= at || from >= end) continue
    if (from > at) runs.push({ text: text.slice(at, from) })
    runs.push({ text: text.slice(Math.max(from, at), Math.min(to, end)), color })
    at = Math.min(to, end)
  }
  if (at < end) runs.push({ text: text.slice(at, end) })
  return runs
}
