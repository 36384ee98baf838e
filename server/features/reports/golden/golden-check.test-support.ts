/** Holds a report against what its rows make of it, block by block. A number that nobody expected is a difference too. */

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

/** Tables that hold words and days of our own: no number of the product stands in them. */
/** Texts of a rule that differ from its usual one. */
const RULE_OF: Record<string, string> = {
  'listing.description.aPlus': 'listing.description',
  'listing.bullets.long': 'listing.bullets.length',
}
const WORDS_ONLY = ['sources.table.formulas', 'profit.table.sources']

export function expectationOf(golden: Golden, rights: ReturnType<typeof goldenRights>) {
  const figures: Expected = { ...goldenFigures(golden), ...rights.figures }
  return {
    golden,
    figures: { ...figures, ...goldenScore(figures) },
    tables: both(goldenTables(golden), rights.tables),
    charts: goldenCharts(golden),
    points: pointsOf(golden.own, isJapanese(golden)),
  }
}

/** The rows of a table that both have stand one below the other. */
const both = (first: Rows, second: Rows): Rows => ({
  ...first,
  ...Object.fromEntries(Object.entries(second).map(([title, rows]) => [title, [...(first[title] ?? []), ...rows]])),
})

/** How many numbers were compared, and where a report differs from what its rows make. */
export function differencesOf(
  report: AsinReport,
  { golden, figures, tables, charts, points }: ReturnType<typeof expectationOf>,
): { compared: number; differences: string[] } {
  const differences: string[] = []
  let compared = 0

  function compare(where: string, found: Value, expected: Value): void {
    compared++
    if (!same(found, expected)) differences.push(`${where}: ${String(found)} instead of ${String(expected)}`)
  }
  const figure = (where: string, found: Figure, of: Expected = figures) => {
    const { label, value } = found
    const key = [`${where}`, label].find((each) => Object.hasOwn(of, each))
    if (key === undefined) differences.push(`${where} ${label} is not expected`)
    else if (label !== 'product.badge') compare(`${where} ${label}`, value, of[key])
    if (typeof value === 'number' && found.low !== undefined)
      compare(`${where} bound`, Math.min(value, found.low), found.low)
  }
  const sentence = ({ key, params }: Sentence, of: Expected = figures) => {
    for (const [name, param] of Object.entries(params))
      if (typeof param !== 'string') figure(`${key}.${name}`, param, of)
  }

  function block(each: Block): void {
    if (each.kind === 'figures')
      for (const one of each.figures) figure(one.label, one, { ...figures, 'product.badge': null })
    if (each.kind === 'verdict') for (const one of each.reasons) sentence(one)
    if (each.kind === 'score') {
      figure('score', each.total)
      for (const { key, points, weight, known, because } of each.parts) {
        compare(`weight ${key}`, weight, figures[`weight ${key}`])
        compare(`known ${key}`, known, figures[`known ${key}`])
        for (const one of [points, ...because]) figure('score', one)
      }
    }
    if (each.kind === 'findings') for (const one of each.items) sentence(one)
    if (each.kind === 'missing') sentence(each.what)
    if (each.kind === 'swot') for (const one of each.quadrants.flatMap((quadrant) => quadrant.items)) sentence(one)
    if (each.kind === 'actions') {
      for (const { what, why } of each.actions) {
        sentence(what)
        const [got, most] = points[what.key.replace('fix.', 'listing.')] ?? [0, 0]
        sentence(why, { ...figures, 'listing.lost': most - got })
      }
    }
    if (each.kind === 'checks') {
      for (const check of each.checks) {
        sentence(check.rule)
        if (check.fix) sentence(check.fix)
        compare(check.rule.key, check.points, points[RULE_OF[check.rule.key] ?? check.rule.key]?.[0])
      }
    }
    if (each.kind === 'quotes') {
      for (const { topic, share } of each.items)
        compare(
          topic,
          Number(share.value),
          golden.topics.find((one) => one.name === topic && kindOf(one.kind) === each.title)?.share,
        )
    }
    if (each.kind === 'table' && !WORDS_ONLY.includes(each.title)) rows(each.title, each.rows, tables[each.title])
    if (each.kind === 'chart') {
      if (each.shape !== 'cartesian') rows(each.title, [each.items.map((item) => item.value)], charts[each.title])
      else {
        const expected = each.title === 'price.chart.bands' ? bands(each.categories) : charts[each.title]
        rows(
          each.title,
          each.series.map((series) => series.values),
          expected,
        )
      }
    }
  }
  function bands(labels: string[]): Value[][] {
    const made = labels.map((label) => bandOf(golden, label))
    const series = [made.map(([count]) => count), made.map(([, units]) => units)]
    return series.filter((values) => values.some((value) => value !== null))
  }
  function rows(title: string, found: Value[][], expected: Value[][] | undefined): void {
    if (!expected) differences.push(`${title} is not expected`)
    compare(`${title} rows`, found.length, expected?.length)
    for (const [at, row] of found.entries())
      for (const [column, value] of row.entries()) compare(`${title} ${at}.${column}`, value, expected?.[at]?.[column])
  }

  for (const section of report.sections) section.blocks.forEach(block)
  for (const { figure: measure } of report.measures ?? []) figure(measure.label, measure)
  return { compared, differences }
}

const kindOf = (kind: string) => `ratings.topics.${kind}`

function same(found: Value, expected: Value): boolean {
  if (typeof found !== 'number' || typeof expected !== 'number') return (found ?? null) === (expected ?? null)
  return Math.abs(found - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}
