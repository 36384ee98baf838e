/** The verdict and the figures of a calculation. */
import {
  FIGURE_GAPS,
  FIGURE_NAMES,
  FIGURE_NOTES,
  type ProfitFigure,
} from '#contracts/model/calculators/profit/figures.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { type Verdict, verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import { verdictText } from '#contracts/model/calculators/profit/verdict-text.ts'
import { formatAmount, formatShare, type Writing } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, type TONES } from '#server/platform/pdf/theme.ts'
import { verdictPiece } from '../text-pieces.ts'
import { type Tile, tilesPiece } from '../tiles.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'

const VERDICT_TONES: Record<Verdict, keyof typeof TONES> = {
  missing: 'warn',
  earns: 'good',
  loses: 'bad',
  even: 'plain',
  open: 'warn',
}

export const resultPieces = (ink: Paper, result: UnitProfit, writing: Writing): Piece[] => [
  verdictPiece(ink, verdictText(result, writing), VERDICT_TONES[verdictOf(result)]),
  tilesPiece(ink, tilesOf(result, writing)),
]

function tilesOf(result: UnitProfit, writing: Writing): Tile[] {
  const { language } = writing
  const words = PROFIT_WORDS[language]
  const money = (range: Range) => formatAmount(range, writing)
  const share = (range: Range) => formatShare(range, writing)
  const tile = (key: ProfitFigure, range: Range | null, write: (range: Range) => string, missing: string): Tile => ({
    name: FIGURE_NAMES[language][key],
    value: range ? write(range) : DASH,
    note: range ? FIGURE_NOTES[language][key] : missing,
    color: range && range.low < 0 ? COLOR.bad : COLOR.ink,
  })
  const { net, margin, roi, breakEvenAcos, maxBid } = result
  const { noBreakEven, noConversion } = FIGURE_GAPS[language]
  const noNet = (reason: string) => (net ? reason : words.noNet)
  return [
    tile('net', net, money, words.noNet),
    tile('margin', margin, share, words.noNet),
    tile('roi', roi, share, noNet(words.noGoods)),
    tile('breakEvenAcos', breakEvenAcos, share, noNet(noBreakEven)),
    tile('maxBid', maxBid, money, noNet(breakEvenAcos ? noConversion : noBreakEven)),
  ]
}
