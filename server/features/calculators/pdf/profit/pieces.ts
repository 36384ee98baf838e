/** The content of a printed profit calculation, from top to bottom. */
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { type UnitProfit, unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Writing } from '#contracts/model/calculators/profit/writing.ts'
import type { Language } from '#contracts/model/language.ts'
import { type Fact, factsIn } from '#server/platform/pdf/facts.ts'
import { heading } from '#server/platform/pdf/frame.ts'
import { leading, lines, type Paper, plain } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import type { ProfitPaper } from '../paper.ts'
import { tablePieces } from '../table.ts'
import { exchangeText } from './exchange-text.ts'
import { tablesUsed } from './fee-tables.ts'
import { inputFacts } from './input-facts.ts'
import { lineRows } from './line-rows.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'
import { figuresPiece, verdictPiece } from './result-pieces.ts'

export function profitPieces(ink: Paper, paper: ProfitPaper): Piece[] {
  const { language, input, exchange } = paper
  const words = PROFIT_WORDS[language]
  const result = unitProfit(input)
  const writing: Writing = { language, marketplace: input.marketplace }
  const tables = tablesUsed(result.lines, language)
  const columns = words.columns.map((name, at) => ({
    name,
    width: COLUMN_WIDTHS[at] ?? 0,
    isNumber: at === 1 || at === 2,
  }))
  return [
    verdictPiece(ink, result, writing),
    figuresPiece(ink, result, writing),
    ...gapsOf(result, language).map(({ text, color }) => paragraph(ink, text, color, GAP_ABOVE)),
    heading(ink, words.inputs),
    factsInColumns(ink, inputFacts(input, language)),
    heading(ink, words.lines),
    ...tablePieces(ink, columns, lineRows(input, result, writing)),
    { ...heading(ink, words.tables), above: BELOW_TABLE },
    ...(tables.length === 0
      ? [paragraph(ink, words.noTables, COLOR.soft)]
      : tables.map((fact) => factPiece(ink, fact))),
    heading(ink, words.exchange),
    paragraph(ink, exchangeText(input.marketplace, result.net, exchange, language), COLOR.ink),
  ]
}

const GAP_ABOVE = 4
const BELOW_TABLE = 16
/** Item, amount, share of the price, formula. */
const COLUMN_WIDTHS = [0.2, 0.16, 0.12, 0.52]

/** What is missing, what is left out, and that fees are ranges. */
function gapsOf({ missing, uncounted, lines: all }: UnitProfit, language: Language) {
  const words = PROFIT_WORDS[language]
  const names = (keys: readonly LineKey[]) => keys.map((key) => LINE_NAMES[language][key]).join(words.separator)
  const isRange = all.some(({ amount }) => amount && amount.low !== amount.high)
  return [
    ...(missing.length > 0 ? [{ text: words.missing + names(missing), color: COLOR.bad }] : []),
    ...(uncounted.length > 0 ? [{ text: words.uncounted + names(uncounted), color: COLOR.soft }] : []),
    ...(isRange ? [{ text: words.ranges, color: COLOR.warn }] : []),
  ]
}

function paragraph(ink: Paper, content: string, color: string, above = 0): Piece {
  const { text } = wrap(plain(ink, content), WIDTH, SIZE.small)
  return {
    height: text.length * leading(SIZE.small) + 2,
    above,
    draw: (y) => lines(ink, text, LEFT, y, { size: SIZE.small, color }),
  }
}

const COLUMN_GAP = 24

/** Facts in two columns of equal length, filled from top to bottom. */
function factsInColumns(ink: Paper, facts: readonly Fact[]): Piece {
  const width = (WIDTH - COLUMN_GAP) / 2
  const half = Math.ceil(facts.length / 2)
  const columns = [facts.slice(0, half), facts.slice(half)].map((part) => factsIn(ink, part, width))
  return {
    height: Math.max(...columns.map(({ height }) => height)) + 4,
    draw(y) {
      for (const [at, column] of columns.entries()) column.draw(LEFT + at * (width + COLUMN_GAP), y)
    },
  }
}

function factPiece(ink: Paper, fact: Fact): Piece {
  const { height, draw } = factsIn(ink, [fact], WIDTH)
  return { height: height + 2, draw: (y) => draw(LEFT, y) }
}
