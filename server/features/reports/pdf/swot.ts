import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { panelsPieces } from './panels.ts'

const COLORS: Record<Quadrant['title'], [string, string]> = {
  strengths: [COLOR.good, COLOR.goodSoft],
  weaknesses: [COLOR.warn, COLOR.warnSoft],
  opportunities: [COLOR.accent, COLOR.accentSoft],
  threats: [COLOR.bad, COLOR.badSoft],
}

export function swotPieces(ink: Ink, quadrants: readonly Quadrant[]): Piece[] {
  const panels = quadrants.map(({ title, items }) => {
    const [color, ground] = COLORS[title]
    return { title: label(ink, `quadrant.${title}`), items, color, ground }
  })
  const pieces: Piece[] = []
  for (let at = 0; at < panels.length; at += 2) pieces.push(...panelsPieces(ink, panels.slice(at, at + 2)))
  return pieces
}
