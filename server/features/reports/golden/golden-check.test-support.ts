/**
 * Compares a report, block by block, with values recomputed from its rows. A number without an expected value is a
 * difference.
 */

import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { isJapanese } from './golden-derived.test-support.ts'
import { type Expected, goldenFigures } from './golden-figures.test-support.ts'
import { pointsOf } from './golden-listing.test-support.ts'
import type { goldenRights } from './golden-rights.test-support.ts'
import type { Golden } from './golden-rows.test-support.ts'
import { goldenScore } from './golden-score.test-support.ts'
import { bandOf, goldenCharts, goldenTables, type Rows } from './golden-tables.test-support.ts'

type Value = number | string | null | undefined

/** For rules with two texts: the key of the second text, and the rule it belongs to. */
const RULE_OF: Record<string, string> = {
  'listing.description.aPlus': 'listing.description',
  'listing.bullets.long': 'listing.bullets.length',
}
/** Tables without product figures. */
const WORDS_ONLY = ['sources.table.formulas', 'profit.table.sources']

export function expectationOf(golden: Golden, rights: ReturnType<typeof goldenRights>) {
  const figures: Expected = { ...goldenFigures(golden), ...rights.figures }
  return {
    golden,
    figures: { ...figures, ...goldenScore(figures) },
    tables: appendRows(goldenTables(golden), rights.tables),
    charts: goldenCharts(golden),
    points: pointsOf(golden.own, isJapanese(golden)),
  }
}

const appendRows = (first: Rows, second: Rows): Rows => ({
  ...first,
  ...Object.fromEntries(Object.entries(second).map(([title, rows]) => [title, [...(first[title] ?? []), ...rows]])),
})

/** This function is long: every comparison adds to the same count and the same list of differences. */
export function differencesOf(
  report: AsinReport,
  { golden, figures, tables, charts, points }: ReturnType<typeof expectationOf>,
): { compared: number; differences: string[] } {
  const differences: string[] = []
  let compared = 0

  function compare(where: string, found: Value, expected: Value): void {
    compared++
    if (!isEqual(found, expected)) differences.push(`${where}: ${String(found)} instead of ${String(expected)}`)
  }
  const compareFigure = (where: string, found: Figure, of: Expected = figures) => {
    const { label, value } = found
    const key = [`${where}`, label].find((each) => Object.hasOwn(of, each))
    if (key === undefined) differences.push(`${where} ${label} is not expected`)
    else if (label !== 'product.badge') compare(`${where} ${label}`, value, of[key])
    if (typeof value === 'number' && found.low !== undefined)
      compare(`${where} bound`, Math.min(value, found.low), found.low)
  }
  const compareSentence = ({ key, params }: Sentence, of: Expected = figures) => {
    for (const [name, param] of Object.entries(params))
      if (typeof param !== 'string') compareFigure(`${key}.${name}`, param, of)
  }

  function compareBlock(each: Block): void {
    if (each.kind === 'figures')
      for (const one of each.figures) compareFigure(one.label, one, { ...figures, 'product.badge': null })
    if (each.kind === 'verdict') for (const one of each.reasons) compareSentence(one)
    if (each.kind === 'score') {
      compareFigure('score', each.total)
      for (const { key, points, weight, known, because } of each.parts) {
        compare(`weight ${key}`, weight, figures[`weight ${key}`])
        compare(`known ${key}`, known, figures[`known ${key}`])
        for (const one of [points, ...because]) compareFigure('score', one)
      }
    }
    if (each.kind === 'findings') for (const one of each.items) compareSentence(one)
    if (each.kind === 'missing') compareSentence(each.what)
    if (each.kind === 'swot')
      for (const one of each.quadrants.flatMap((quadrant) => quadrant.items)) compareSentence(one)
    if (each.kind === 'actions') {
      for (const { what, why } of each.actions) {
        compareSentence(what)
        const [got, most] = points[what.key.replace('fix.', 'listing.')] ?? [0, 0]
        compareSentence(why, { ...figures, 'listing.lost': most - got })
      }
    }
    if (each.kind === 'checks') {
      for (const check of each.checks) {
        compareSentence(check.rule)
        if (check.fix) compareSentence(check.fix)
        compare(check.rule.key, check.points, points[RULE_OF[check.rule.key] ?? check.rule.key]?.[0])
      }
    }
    if (each.kind === 'quotes') {
      for (const { topic, share } of each.items)
        compare(
          topic,
          Number(share.value),
          golden.topics.find((one) => one.name === topic && topicTitle(one.kind) === each.title)?.share,
        )
    }
    if (each.kind === 'table' && !WORDS_ONLY.includes(each.title))
      compareRows(each.title, each.rows, tables[each.title])
    if (each.kind === 'chart') {
      if (each.shape !== 'cartesian')
        compareRows(each.title, [each.items.map((item) => item.value)], charts[each.title])
      else {
        const expected = each.title === 'price.chart.bands' ? bandSeries(each.categories) : charts[each.title]
        compareRows(
          each.title,
          each.series.map((series) => series.values),
          expected,
        )
      }
    }
  }
  function bandSeries(labels: string[]): Value[][] {
    const counted = labels.map((label) => bandOf(golden, label))
    const series = [counted.map(([count]) => count), counted.map(([, units]) => units)]
    return series.filter((values) => values.some((value) => value !== null))
  }
  function compareRows(title: string, found: Value[][], expected: Value[][] | undefined): void {
    if (!expected) differences.push(`${title} is not expected`)
    compare(`${title} rows`, found.length, expected?.length)
    for (const [at, row] of found.entries())
      for (const [column, value] of row.entries()) compare(`${title} ${at}.${column}`, value, expected?.[at]?.[column])
  }

  for (const section of report.sections) section.blocks.forEach(compareBlock)
  for (const { figure: measure } of report.measures ?? []) compareFigure(measure.label, measure)
  return { compared, differences }
}

const topicTitle = (kind: string) => `ratings.topics.${kind}`

function isEqual(found: Value, expected: Value): boolean {
  if (typeof found !== 'number' || typeof expected !== 'number') return (found ?? null) === (expected ?? null)
  return Math.abs(found - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}
