import type { Block, Chart, ComparisonRow, Table } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { MarketReport } from '#contracts/model/report/report.ts'
import type { MarketFacts } from './facts.ts'
import type { Expected } from './golden-arithmetic.test-support.ts'
import { bandFigures, formFigures, scoreFigures } from './golden-bands.test-support.ts'
import { expectedFigures } from './golden-figures.test-support.ts'
import {
  type ExpectedCharts,
  type ExpectedTables,
  expectedCharts,
  expectedTables,
} from './golden-tables.test-support.ts'
import { sentencesInBlock } from './sentences.test-support.ts'

type Value = Figure['value'] | undefined
type Compare = (where: string, shown: Value, expected: Value) => void

const isClose = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
    : (a ?? null) === (b ?? null)

/** Computes the expected values once. The returned function lists the differences of a report, one line each. */
export function reportChecker(facts: MarketFacts): (report: MarketReport) => string[] {
  const first = { ...expectedFigures(facts), ...bandFigures(facts), ...formFigures(facts) }
  // The report shows no total score for data older than a year or for fewer than ten products.
  const isWithheld = Number(first['data.age']) > 365 || facts.members.length < 10
  const figures: Expected = { ...first, ...scoreFigures(first, isWithheld) }
  const [tables, charts] = [expectedTables(facts), expectedCharts(facts)]
  return (report) => differences(report, facts, figures, tables, charts)
}

/** This function is long: every comparison appends to the same list. */
function differences(
  report: MarketReport,
  facts: MarketFacts,
  figures: Expected,
  tables: ExpectedTables,
  charts: ExpectedCharts,
): string[] {
  const found: string[] = []
  const compare: Compare = (where, shown, expected) => {
    if (!isClose(shown, expected)) found.push(`${where}: ${shown} instead of ${expected}`)
  }
  for (const { key, blocks } of report.sections) {
    for (const block of blocks) {
      for (const figure of figuresIn(block))
        compareFigure(
          figure,
          `${key} ${figure.label}`,
          expectedFor(provenIfScored(figure, block), null, figures, facts),
        )
      for (const sentence of sentencesInBlock(block)) {
        for (const param of Object.values(sentence.params))
          if (typeof param !== 'string')
            compareFigure(param, `${sentence.key} ${param.label}`, expectedFor(param, sentence, figures, facts))
      }
      if (block.kind === 'comparison') for (const row of block.rows) compareParent(row, figures, facts)
      // market-report.test.ts covers the tables of the sources.
      if (block.kind === 'table' && key !== 'sources') compareTable(block)
      if (block.kind === 'chart') compareChart(block)
    }
  }
  for (const { figure } of report.measures ?? [])
    compareFigure(figure, `measure ${figure.label}`, figures[figure.label])
  return found

  function compareFigure(figure: Figure, where: string, expected: Expected[string] | undefined) {
    if (expected === undefined) found.push(`${where}: nothing to compare with`)
    else if (expected === null || typeof expected !== 'object') compare(where, figure.value, expected)
    else {
      compare(where, figure.value, expected[0])
      const ranged = expected[1] !== expected[2]
      compare(`${where} low`, figure.low, ranged ? expected[1] : undefined)
      compare(`${where} high`, figure.high, ranged ? expected[2] : undefined)
    }
  }
  function compareParent({ label, figures: [mine, around] }: ComparisonRow, all: Expected, { parent }: MarketFacts) {
    const of: Record<string, Value> = {
      'market.topTen': parent?.topTenShare,
      'market.topTenBrands': parent?.topBrandsShare,
      'market.topTenSellers': parent?.topSellersShare,
      'market.newUnitShare': parent?.newShare,
      'market.returnRate': parent?.returnRate,
      'market.meanPrice': parent?.averagePrice,
    }
    if (mine) compareFigure(mine, `comparison ${label}`, all[label])
    compare(`comparison ${label} of the category`, around?.value, of[label])
  }
  function compareTable({ title, rows }: Table) {
    const expected = tables[title]
    if (!expected) found.push(`${title}: nothing to compare with`)
    compare(`${title} rows`, rows.length, expected?.length)
    for (const [at, row] of rows.entries())
      for (const [column, cell] of row.entries()) compare(`${title} ${at} ${column}`, cell, expected?.[at]?.[column])
  }
  function compareChart(chart: Chart) {
    const expected = charts[chart.title]
    if (!expected) found.push(`${chart.title}: nothing to compare with`)
    const shown =
      chart.shape === 'cartesian' ? chart.series.map(({ values }) => values) : [chart.items.map((item) => item.value)]
    for (const [at, values] of shown.entries()) {
      compare(`${chart.title} length`, values.length, expected?.[at]?.length)
      for (const [index, each] of values.entries())
        compare(`${chart.title} ${at} ${index}`, each, expected?.[at]?.[index])
    }
  }
}

/** The score uses the share of new products only if their sales are known. */
const provenIfScored = (figure: Figure, { kind }: Block): Pick<Figure, 'label' | 'value'> =>
  kind === 'score' && figure.label === 'market.newShare'
    ? { ...figure, label: 'market.provenShare' as Figure['label'] }
    : figure

function figuresIn(block: Block): Figure[] {
  if (block.kind === 'figures') return block.figures
  if (block.kind === 'score') return [block.total, ...block.parts.flatMap((part) => [part.points, ...part.because])]
  return block.kind === 'quotes' ? block.items.map((item) => item.share) : []
}

function expectedFor(
  figure: Pick<Figure, 'label' | 'value'>,
  sentence: Sentence | null,
  all: Expected,
  facts: MarketFacts,
): Expected[string] | undefined {
  const word = facts.keywords?.find(({ text }) => text === sentence?.params.word)
  const topic = facts.topics?.find(
    ({ name }) => sentence && typeof sentence.params.topic === 'object' && name === sentence.params.topic.value,
  )
  const topics = facts.topics?.map(({ share }) => share) ?? []
  switch (figure.label) {
    case 'keywords.searches':
      return word?.searches
    case 'keywords.bid':
      return word?.bid
    case 'keywords.bidHigh':
      return word?.bidHigh
    case 'keywords.purchaseRate':
      return word && word.purchases / word.searches
    case 'ratings.topic':
      return facts.topics?.find(({ name }) => name === figure.value)?.name
    case 'ratings.ofReviews':
    case 'ratings.ofReturns':
      return topic ? topic.share : topics.find((share) => share === figure.value)
    case 'sales.units':
      return all['market.firstUnits']
    case 'score.part':
      return typeof figure.value === 'string' && figure.value in all ? figure.value : undefined
    case 'score.bar':
      return figure.value === 65 ? 65 : 45
    case 'score.distance': {
      const total = all['score.total']
      const [value, low, high] = typeof total === 'object' && total !== null ? total : [total, total, total].map(Number)
      if (sentence?.key === 'conclusion.above') return [Number(value) - 65, Number(low) - 65, Number(high) - 65]
      const bar = Number(high) < 45 ? 45 : 65
      return [bar - Number(value), bar - Number(high), bar - Number(low)]
    }
    case 'market.products':
      return sentence?.key === 'topProducts.insight.looked' ? facts.memberCount : all[figure.label]
    case 'market.known':
      return sentence?.key === 'plan.import.unitsWhy'
        ? Number(all['market.looked']) - Number(all['market.known'])
        : all[figure.label]
    case 'data.history':
      return facts.months.length
    default:
      return all[figure.label]
  }
}
