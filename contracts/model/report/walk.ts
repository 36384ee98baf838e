/** Lists every number of a report, so that tests can look for each in page and PDF. */
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import type { Block, Chart, Column, Table } from './block-kinds.ts'
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

type Found = Omit<ShownFigure, 'section'>

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
    for (const block of blocks) for (const found of inBlock(block)) yield { section: key, ...found }
  }

  function* inBlock(block: Block): Generator<Found> {
    switch (block.kind) {
      case 'verdict':
        yield* block.reasons.flatMap(inSentence)
        break
      case 'score':
        yield ofFigure('figure', block.total)
        for (const { points, weight, because } of block.parts) {
          yield ofFigure('points', points)
          yield ofValue('points', weight, 'percent')
          yield* because.map((figure) => ofFigure('figure', figure))
        }
        break
      case 'comparison':
        yield* block.rows.flatMap(({ figures }) => figures.map((figure) => ofFigure('figure', figure)))
        break
      case 'columns':
        yield* block.columns.flatMap(({ items }) => items.flatMap(inSentence))
        break
      case 'figures':
        yield* block.figures.map((figure) => ofFigure('figure', figure))
        break
      case 'table':
        // Without the padding row of a table in two halves.
        yield* cells('cell', unpairRows(block))
        break
      case 'chart':
        yield* chartCells(block)
        break
      case 'findings':
        yield* block.items.flatMap(inSentence)
        break
      case 'quotes':
        yield* block.items.map((item) => ofFigure('figure', item.share))
        break
      case 'swot':
        yield* block.quadrants.flatMap((quadrant) => quadrant.items.flatMap(inSentence))
        break
      case 'actions':
        for (const action of block.actions) {
          yield* inSentence(action.what)
          yield* inSentence(action.why)
          yield ofValue('figure', action.withinDays, 'days')
        }
        break
      case 'checks':
        for (const check of block.checks) {
          yield* inSentence(check.rule)
          if (check.fix) yield* inSentence(check.fix)
          if (check.maximum > 0) {
            yield ofValue('points', check.points, 'score')
            yield ofValue('points', check.maximum, 'score')
          }
        }
        break
      case 'missing':
        yield* inSentence(block.what)
        break
      case 'verbatim':
        break
    }
  }

  function inSentence(sentence: Sentence): Found[] {
    return figuresOfSentence(sentence).map((figure) => ofFigure('sentence', figure))
  }

  function* chartCells(chart: Chart): Generator<Found> {
    yield* cells('chart', chartTable(chart))
  }

  function* cells(
    place: Place,
    { columns, rows }: Pick<Table, 'rows'> & { columns: Pick<Column, 'unit' | 'onlyIn'>[] },
  ): Generator<Found> {
    for (const row of rows) {
      for (const [at, value] of row.entries()) {
        // Translations exist in one language only and contain no numbers.
        if (columns[at]?.onlyIn) continue
        yield ofValue(place, value, columns[at]?.unit ?? 'text')
      }
    }
  }

  function ofFigure(place: Place, figure: Figure): Found {
    return { place, figure, text: (language) => formatFigure(figure, language, marketplace) }
  }

  function ofValue(place: Place, value: number | string | null, unit: Figure['unit']): Found {
    return { place, figure: { unit, value }, text: (language) => formatValue(value, unit, language, marketplace) }
  }
}
