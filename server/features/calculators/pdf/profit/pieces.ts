/** The content of a printed profit calculation, from top to bottom. */
import { freightGapText } from '#contracts/model/calculators/profit/freight-gap-text.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { type UnitProfit, unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { PROFIT_GAP_TEXTS } from '#contracts/model/calculators/profit/verdict.texts.ts'
import { TABLE_HEADS } from '#contracts/model/calculators/table-heads.texts.ts'
import type { Writing } from '#contracts/model/calculators/writing.ts'
import type { Language } from '#contracts/model/language.ts'
import { joinSentences, joinWords } from '#contracts/model/wording.ts'
import { headingPiece } from '#server/platform/pdf/frame.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { factPiece, factsInColumns } from '../fact-pieces.ts'
import type { ProfitPaper } from '../paper.ts'
import { headingBelow, type TableColumn, titledTable } from '../table.ts'
import { paragraph } from '../text-pieces.ts'
import { exchangeText } from './exchange-text.ts'
import { tablesUsed } from './fee-tables.ts'
import { inputFacts } from './input-facts.ts'
import { lineRows } from './line-rows.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'
import { resultPieces } from './result-pieces.ts'

export function profitPieces(ink: Paper, paper: ProfitPaper): Piece[] {
  const { language, input, exchange } = paper
  const words = PROFIT_WORDS[language]
  const result = unitProfit(input)
  const writing: Writing = { language, marketplace: input.marketplace }
  const tables = tablesUsed(result.lines, language)
  return [
    ...resultPieces(ink, result, writing),
    ...gapsOf(input, result, writing).map(({ text, color }) => paragraph(ink, text, color, GAP_ABOVE)),
    headingPiece(ink, words.inputs),
    factsInColumns(ink, inputFacts(input, language)),
    ...titledTable(ink, words.lines, columnsIn(language), lineRows(input, result, writing)),
    headingBelow(ink, words.tables),
    ...(tables.length === 0
      ? [paragraph(ink, words.noTables, COLOR.soft)]
      : tables.map((fact) => factPiece(ink, fact))),
    headingPiece(ink, words.exchange),
    paragraph(ink, exchangeText(input.marketplace, result.net, exchange, language)),
  ]
}

const GAP_ABOVE = 4

function columnsIn(language: Language): TableColumn[] {
  const heads = TABLE_HEADS[language]
  return [
    { name: heads.item, width: 0.2 },
    { name: heads.amount, width: 0.16, isNumber: true },
    { name: heads.share, width: 0.12, isNumber: true },
    { name: heads.formula, width: 0.52 },
  ]
}

/** What is missing, what is left out, and that fees are ranges. */
function gapsOf(input: ProfitInput, { missing, uncounted, lines }: UnitProfit, { language }: Writing) {
  const freight = freightGapText(input, { language })
  const texts = PROFIT_GAP_TEXTS[language]
  const isRange = lines.some(({ amount }) => amount && amount.low !== amount.high)
  const list = (head: string, keys: readonly LineKey[], color: string) => {
    const names = keys.map((key) => LINE_NAMES[language][key])
    return keys.length > 0 ? [{ text: joinSentences([head, joinWords(names, language)], language), color }] : []
  }
  return [
    ...list(texts.missing, missing, COLOR.bad),
    ...list(texts.uncounted, uncounted, COLOR.soft),
    ...(freight === null ? [] : [{ text: freight, color: COLOR.warn }]),
    ...(isRange ? [{ text: texts.ranges, color: COLOR.warn }] : []),
  ]
}
