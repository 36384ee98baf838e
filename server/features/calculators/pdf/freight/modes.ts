/** The main figures of a mode, and the table of all modes. */

import { GAP_TEXTS, MODE_NAMES, NOTE_TEXTS } from '#contracts/model/calculators/freight/freight.texts.ts'
import { landedAmount } from '#contracts/model/calculators/freight/landed-text.ts'
import {
  chargeableCell,
  costCell,
  eachCell,
  type ModeCell,
  timeCell,
} from '#contracts/model/calculators/freight/mode-cells.ts'
import { type Ranking, rank } from '#contracts/model/calculators/freight/ranking.ts'
import { LANDED_TEXTS, MODE_TEXTS, SCHEDULE_VERDICTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { Freight, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import { fillText } from '#contracts/model/wording.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { type TableRow, titledTable } from '../table.ts'
import type { Tile } from '../tiles.ts'

export function modeTiles(result: ModeResult, writing: Reader): Tile[] {
  const { language } = writing
  const texts = MODE_TEXTS[language]
  const { landed } = result
  const tile = (name: string, { figure, notes }: ModeCell): Tile => ({ name, value: figure, note: notes[0] ?? '' })
  // A reason without components still leaves something out.
  const unknown = landed.gaps.reduce((sum, { components }) => sum + Math.max(1, components.length), 0)
  const known: ModeCell = {
    figure: landed.total ? landedAmount(landed, 'total', writing) : DASH,
    notes: unknown > 0 ? [fillText(texts.missing, { count: String(unknown) })] : [],
  }
  return [
    tile(`${MODE_NAMES[language][result.mode]} · ${texts.cost}`, costCell(result, writing)),
    tile(texts.each, result.total ? eachCell(result, writing) : { figure: DASH, notes: [] }),
    tile(LANDED_TEXTS[language].landed, known),
    tile(texts.chargeable, chargeableCell(result, writing)),
    tile(texts.time, timeCell(result, writing)),
  ]
}

export function modePieces(ink: Paper, freight: Freight, writing: Reader): Piece[] {
  const texts = MODE_TEXTS[writing.language]
  const ranking = rank(freight)
  const columns = [
    { name: texts.mode, width: 0.27 },
    { name: texts.cost, width: 0.21, isNumber: true },
    { name: texts.each, width: 0.19, isNumber: true },
    { name: texts.chargeable, width: 0.16, isNumber: true },
    { name: texts.time, width: 0.17 },
  ]
  return titledTable(
    ink,
    texts.table,
    columns,
    freight.modes.map((result) => rowOf(result, ranking, writing)),
  )
}

function rowOf(result: ModeResult, ranking: Ranking, writing: Reader): TableRow {
  const { language } = writing
  const { mode, total, gap, schedule } = result
  const time = timeCell(result, writing)
  const verdict = schedule?.direction === 'backwards' ? [SCHEDULE_VERDICTS[language][schedule.verdict]] : []
  return {
    cells: [
      [
        MODE_NAMES[language][mode],
        ...tagsOf(mode, ranking, writing),
        ...result.notes.map((note) => NOTE_TEXTS[language][note]),
        ...(total || !gap ? [] : [GAP_TEXTS[language][gap]]),
      ].join('\n'),
      total ? linesOf(costCell(result, writing)) : DASH,
      total ? linesOf(eachCell(result, writing)) : DASH,
      gap === 'notServed' ? DASH : linesOf(chargeableCell(result, writing)),
      linesOf({ figure: time.figure, notes: [...verdict, ...time.notes] }),
    ],
  }
}

function tagsOf(mode: ModeResult['mode'], { cheapest, fastest }: Ranking, { language }: Reader): string[] {
  const texts = MODE_TEXTS[language]
  const tags = [
    ...(cheapest?.mode === mode ? [texts.cheapest] : []),
    ...(fastest?.mode === mode ? [texts.fastest] : []),
  ]
  return tags.length > 0 ? [tags.join(' · ')] : []
}

const linesOf = ({ figure, notes }: ModeCell): string => [figure, ...notes].join('\n')
