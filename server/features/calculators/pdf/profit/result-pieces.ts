/** The verdict and the figures of a calculation. */
import { FIGURE_NAMES, FIGURE_NOTES, type ProfitFigure } from '#contracts/model/calculators/profit/figures.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { type Verdict, verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import { fillText, type Writing } from '#contracts/model/calculators/profit/writing.ts'
import { formatMoney } from '#contracts/model/money.ts'
import type { Range } from '#contracts/model/range.ts'
import { leading, lines, type Paper, plain } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, TONES, WIDTH } from '#server/platform/pdf/theme.ts'
import { measure } from '#server/platform/pdf/typeface.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'
import { amountText, shareText } from './range-text.ts'

const VERDICT_TONES: Record<Verdict, keyof typeof TONES> = {
  missing: 'warn',
  earns: 'good',
  loses: 'bad',
  even: 'plain',
  open: 'warn',
}
const VERDICT = { size: 11, weight: 'bold' } as const

export function verdictPiece(ink: Paper, result: UnitProfit, writing: Writing): Piece {
  const [color, ground] = TONES[VERDICT_TONES[verdictOf(result)]]
  const { text } = wrap(plain(ink, verdictText(result, writing)), WIDTH - 28, VERDICT.size, VERDICT.weight)
  const height = text.length * leading(VERDICT.size) + 16
  return {
    height,
    withNext: true,
    draw(y) {
      ink.doc.roundedRect(LEFT, y, WIDTH, height, 4).fill(ground)
      ink.doc.rect(LEFT, y, 3, height).fill(color)
      lines(ink, text, LEFT + 14, y + 8, { ...VERDICT, color })
    },
  }
}

function verdictText(result: UnitProfit, writing: Writing): string {
  const words = PROFIT_WORDS[writing.language]
  const { net, margin } = result
  const verdict = verdictOf(result)
  if (!net || !margin) return words.verdict.missing
  const lost = { value: -net.value, low: -net.high, high: -net.low }
  return fillText(words.verdict[verdict], {
    amount: amountText(verdict === 'loses' ? lost : net, writing),
    margin: shareText(margin),
    low: formatMoney(net.low, writing.marketplace),
    high: formatMoney(net.high, writing.marketplace),
  })
}

interface Tile {
  name: string
  value: string
  note: string
  color: string
}

const GAP = 6
const PAD = 8
const VALUE_SIZES = [15, 12.5, 10.5, 9, 8]

/** Five tiles in a row, equally high. */
export function figuresPiece(ink: Paper, result: UnitProfit, writing: Writing): Piece {
  const tiles = tilesOf(result, writing)
  const width = (WIDTH - GAP * (tiles.length - 1)) / tiles.length
  const room = width - 2 * PAD
  // One size for all, so that no figure looks more important than another.
  const size = VALUE_SIZES.find((each) => tiles.every(({ value }) => measure(value, each, 'bold') <= room)) ?? 9
  const set = tiles.map(({ name, value, note, color }) => ({
    color,
    name: wrap(plain(ink, name), room, SIZE.small).text,
    value: wrap(plain(ink, value), room, size, 'bold').text,
    note: wrap(plain(ink, note), room, SIZE.tiny).text,
  }))
  const most = (of: (tile: (typeof set)[number]) => number) => Math.max(...set.map(of))
  const names = most(({ name }) => name.length) * leading(SIZE.small)
  const values = most(({ value }) => value.length) * leading(size)
  const height = names + values + most(({ note }) => note.length) * leading(SIZE.tiny) + 2 * PAD + 4
  return {
    height,
    above: 8,
    draw(y) {
      set.forEach(({ name, value, note, color }, at) => {
        const x = LEFT + at * (width + GAP)
        ink.doc.roundedRect(x, y, width, height, 4).fill(COLOR.panel)
        lines(ink, name, x + PAD, y + PAD, { size: SIZE.small, color: COLOR.soft })
        lines(ink, value, x + PAD, y + PAD + names, { size, weight: 'bold', color })
        lines(ink, note, x + PAD, y + PAD + names + values + 4, { size: SIZE.tiny, color: COLOR.soft })
      })
    },
  }
}

function tilesOf(result: UnitProfit, writing: Writing): Tile[] {
  const words = PROFIT_WORDS[writing.language]
  const money = (range: Range) => amountText(range, writing)
  const tile = (key: ProfitFigure, range: Range | null, write: (range: Range) => string, missing: string): Tile => ({
    name: FIGURE_NAMES[writing.language][key],
    value: range ? write(range) : '—',
    note: range ? FIGURE_NOTES[writing.language][key] : missing,
    color: range && range.low < 0 ? COLOR.bad : COLOR.ink,
  })
  const { net, margin, roi, breakEvenAcos, maxBid } = result
  const noNet = (reason: string) => (net ? reason : words.noNet)
  return [
    tile('net', net, money, words.noNet),
    tile('margin', margin, shareText, words.noNet),
    tile('roi', roi, shareText, noNet(words.noGoods)),
    tile('breakEvenAcos', breakEvenAcos, shareText, noNet(words.noBreakEven)),
    tile('maxBid', maxBid, money, noNet(breakEvenAcos ? words.noConversion : words.noBreakEven)),
  ]
}
