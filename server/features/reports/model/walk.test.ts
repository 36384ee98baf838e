import { expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import type { Table } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { unpairRows } from '#contracts/model/report/provenance.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, sparseFacts } from '../asin/facts.test-support.ts'

/** Finds figures by their properties, independently of the walk. */
function figuresAnywhere(node: unknown): Figure[] {
  if (node === null || typeof node !== 'object') return []
  const inside = Object.values(node).flatMap(figuresAnywhere)
  return 'method' in node && 'unit' in node && 'value' in node ? [node as Figure, ...inside] : inside // has what makes a figure
}
const inBoth = ({ columns, rows }: Table) =>
  rows.flatMap((row) => row.filter((_, at) => columns[at]?.onlyIn === undefined))
const reports: [string, Report][] = [
  ['full', asinReport(fullFacts())],
  ['sparse', asinReport(sparseFacts())],
]

test.each(reports)('the walk visits every figure of a %s report', (_, report) => {
  const visited = new Set([...figuresOf(report)].map((shown) => shown.figure))
  expect(figuresAnywhere(report.sections).filter((figure) => !visited.has(figure))).toEqual([])
})

test.each(reports)('the walk visits every table cell of a %s report that both languages show', (_, report) => {
  const cells = report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? inBoth(unpairRows(block)) : [])),
  )
  const visited = [...figuresOf(report)].filter((shown) => shown.place === 'cell').map((shown) => shown.figure.value)
  expect(visited).toEqual(cells)
})

test.each(reports)('every number of a %s report has a text in both languages', (_, report) => {
  const wrong = [...figuresOf(report)].filter((shown) =>
    LANGUAGES.some((language) => /NaN|undefined|Infinity|\{\w+\}|^$/.test(shown.text(language))),
  )
  expect(wrong).toEqual([])
})
