/** Lists every number of a report, so that tests can look for each in page and PDF. */
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import type { Action, Block, Check, Column, Table } from './block-kinds.ts'
import { withChanges } from './changes.ts'
import { chartTable } from './chart-table.ts'
import type { Figure, Sentence } from './figure.ts'
import { formatFigure, formatValue } from './format.ts'
import { unpairRows } from './provenance.ts'
import type { Report, Section } from './report.ts'
import { textOf } from './texts.ts'

/** Where a number is shown. `chart`: in the table behind a chart, which only the page offers. */
export type Place = 'figure' | 'cell' | 'sentence' | 'chart' | 'points'

export interface ShownFigure {
  section: Section['key']
  place: Place
  /** The figure, or value and unit of a cell or chart. */
  figure: Pick<Figure, 'unit' | 'value'> & Partial<Figure>
  /** The text expected on the page. */
  text(language: Language): string
}

type Value = Pick<Figure, 'unit' | 'value'>

interface Found {
  place: Place
  figure: Figure | Value
}

/** The figures that the text of a sentence uses; its parameters may have more. */
export function figuresOfSentence({ key, params }: Sentence): Figure[] {
  const text = textOf(DEFAULT_LANGUAGE, key)
  return Object.entries(params).flatMap(([name, param]) =>
    typeof param === 'string' || !text.includes(`{${name}}`) ? [] : [param],
  )
}

export function* figuresOf(report: Report): Generator<ShownFigure> {
  const { marketplace } = report
  for (const { key, blocks } of withChanges(report).sections) {
    for (const { place, figure } of blocks.flatMap((block) => [...inBlock(block)])) {
      yield {
        section: key,
        place,
        figure,
        text: (language) =>
          isFigure(figure)
            ? formatFigure(figure, language, marketplace)
            : formatValue(figure.value, figure.unit, language, marketplace),
      }
    }
  }
}

const isFigure = (figure: Figure | Value): figure is Figure => 'method' in figure

function* inBlock(block: Block): Generator<Found> {
  switch (block.kind) {
    case 'verdict':
      return yield* inSentences(block.reasons)
    case 'score':
      return yield* inScore(block)
    case 'comparison':
      return yield* inFigures(block.rows.flatMap(({ figures }) => figures))
    case 'columns':
      return yield* inSentences(block.columns.flatMap(({ items }) => items))
    case 'figures':
      return yield* inFigures(block.figures)
    case 'table':
      // Without the padding row of a table in two halves.
      return yield* inCells('cell', unpairRows(block))
    case 'chart':
      return yield* inCells('chart', chartTable(block))
    case 'findings':
      return yield* inSentences(block.items)
    case 'quotes':
      return yield* inFigures(block.items.map(({ share }) => share))
    case 'swot':
      return yield* inSentences(block.quadrants.flatMap(({ items }) => items))
    case 'actions':
      return yield* block.actions.flatMap(inAction)
    case 'checks':
      return yield* block.checks.flatMap(inCheck)
    case 'missing':
      return yield* inSentences([block.what])
    case 'verbatim':
      return
  }
}

const inFigures = (figures: readonly Figure[]): Found[] => figures.map((figure) => ({ place: 'figure', figure }))

const inSentences = (sentences: readonly Sentence[]): Found[] =>
  sentences.flatMap(figuresOfSentence).map((figure) => ({ place: 'sentence', figure }))

function* inScore({ total, parts }: Extract<Block, { kind: 'score' }>): Generator<Found> {
  yield* inFigures([total])
  for (const { points, weight, because } of parts) {
    yield { place: 'points', figure: points }
    yield { place: 'points', figure: { value: weight, unit: 'percent' } }
    yield* inFigures(because)
  }
}

const inAction = ({ what, why, withinDays }: Action): Found[] => [
  ...inSentences([what, why]),
  { place: 'figure', figure: { value: withinDays, unit: 'days' } },
]

/** A check without points shows none. */
const inCheck = ({ rule, fix, points, maximum }: Check): Found[] => [
  ...inSentences(fix ? [rule, fix] : [rule]),
  ...(maximum > 0 ? [points, maximum] : []).map(
    (value): Found => ({ place: 'points', figure: { value, unit: 'score' } }),
  ),
]

interface Cells extends Pick<Table, 'rows'> {
  columns: Pick<Column, 'unit' | 'onlyIn'>[]
}

function* inCells(place: Place, { columns, rows }: Cells): Generator<Found> {
  for (const row of rows) {
    for (const [at, value] of row.entries()) {
      // Translations exist in one language only and contain no numbers.
      if (columns[at]?.onlyIn) continue
      yield { place, figure: { value, unit: columns[at]?.unit ?? 'text' } }
    }
  }
}
