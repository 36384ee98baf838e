/** Changes between two versions of a report, and the blocks that show them. */

import type { Block, ComparisonRow } from './block-kinds.ts'
import { differenceOf, incomparable } from './difference.ts'
import type { Figure, Sentence } from './figure.ts'
import type { Changes, Measure, Peer, Report } from './report.ts'

/** Maximum number of products named in a list; the rest are only counted. */
const MAX_NAMED = 10

/** Undefined if the reports cannot be compared: a version 1 report, different subjects, or sample data in only one of them. */
export function changesBetween(before: Report, after: Report): Changes | undefined {
  if (!before.measures || !after.measures || subjectOf(before) !== subjectOf(after)) return undefined
  const { arrived, left } = peersBetween(before.peers ?? [], after.peers ?? [])
  return {
    since: before.madeAt,
    sinceAsOf: before.asOf,
    rows: rowsBetween(before.measures, after.measures),
    arrived,
    left,
  }
}

const subjectOf = (report: Report) =>
  [report.kind, report.marketplace, report.kind === 'asin' ? report.asin : report.nicheId, report.sample].join()

function rowsBetween(before: Measure[], after: Measure[]): ComparisonRow[] {
  const former = new Map(before.map((measure) => [measure.figure.label, measure]))
  const labels = new Set(after.map(({ figure }) => figure.label))
  const gone = before.filter(({ figure }) => !labels.has(figure.label))
  return [
    ...after.map(({ figure, better, basis }) => {
      const before = former.get(figure.label)
      if (before && before.basis !== basis && isMoved(before.figure, figure))
        return { label: figure.label, figures: [before.figure, figure, incomparable(figure).figure] }
      // A tone needs the same judgement in both versions.
      return rowOf(before?.figure ?? unknown(figure), figure, before?.better === better ? better : null)
    }),
    ...gone.map(({ figure, better }) => rowOf(figure, unknown(figure), better)),
  ].filter(({ figures }) => figures.some(({ value }) => value !== null))
}

const isMoved = (before: Figure, after: Figure) =>
  before.value !== null && after.value !== null && before.value !== after.value

function rowOf(before: Figure, after: Figure, better: Measure['better']): ComparisonRow {
  const { figure, direction } = differenceOf(before, after)
  const tone = !direction || !better ? undefined : direction > 0 === (better === 'higher') ? 'good' : 'bad'
  return { label: after.label, figures: [before, after, figure], ...(tone ? { tone } : {}) }
}

/** The same figure without a value. */
export const unknown = ({ label, unit, method, asOf }: Figure): Figure => ({ label, unit, value: null, method, asOf })

/** If one of the lists is unknown, nothing can be said about arrivals and departures. */
function peersBetween(before: Peer[], after: Peer[]): Pick<Changes, 'arrived' | 'left'> {
  if (before.length === 0 || after.length === 0) return { arrived: [], left: [] }
  const notIn = (peers: Peer[]) => {
    const known = new Set(peers.map(({ asin }) => asin))
    return ({ asin }: Peer) => !known.has(asin)
  }
  return { arrived: after.filter(notIn(before)), left: before.filter(notIn(after)) }
}

/** Adds the blocks of the changes to the end of the first section. */
export function withChanges<R extends Report>(report: R): R {
  const [first, ...others] = report.sections
  if (!report.changes || !first) return report
  const blocks = [...first.blocks, ...changesBlocks(report.changes, report.asOf)]
  return { ...report, sections: [{ ...first, blocks }, ...others] }
}

/** `asOf`: the day of the later facts. */
export function changesBlocks(changes: Changes, asOf: string): Block[] {
  const { rows, arrived, left, sinceAsOf } = changes
  const told = (tone: ComparisonRow['tone'], key: 'compare.better' | 'compare.worse') =>
    rows.filter((row) => row.tone === tone).map((row) => changeSentence(row, key))
  const worse = told('bad', 'compare.worse')
  const sameDay = sinceAsOf === asOf
  const changed = rows.filter(({ figures }) => figures.at(-1)?.value !== 'compare.same')
  const unchanged = figureOf('compare.same', 'count', rows.length - changed.length, asOf)
  const lists = [
    { title: 'compare.arrived', items: peerSentences(arrived, asOf) } as const,
    { title: 'compare.left', items: peerSentences(left, asOf) } as const,
  ].filter(({ items }) => items.length > 0)
  const table: Block = {
    kind: 'comparison',
    title: 'compare.changes',
    columns: [
      sameDay ? { text: 'compare.before' } : sinceAsOf,
      sameDay ? { text: 'compare.after' } : asOf,
      { text: 'compare.difference' },
    ],
    rows: changed,
  }
  const unchangedRows: Sentence[] =
    changed.length < rows.length ? [{ key: 'compare.unchanged', params: { count: unchanged } }] : []
  return [
    ...(changed.length > 0 ? [table] : []),
    {
      kind: 'findings',
      tone: 'insight',
      items: [summary(changes, asOf), ...unchangedRows, ...told('good', 'compare.better')],
    },
    ...(worse.length > 0 ? [{ kind: 'findings', tone: 'warning', items: worse } as const] : []),
    ...(lists.length > 0 ? [{ kind: 'columns', columns: lists } as const] : []),
  ]
}

function summary({ rows, sinceAsOf }: Changes, asOf: string): Sentence {
  const day = figureOf('compare.before', 'date', sinceAsOf, asOf)
  // The subject's facts are of the same day, so only other data, the report's day or a formula changed.
  if (sinceAsOf === asOf) return { key: 'compare.sameDay', params: { day } }
  const count = (label: Figure['label'], counted: (row: ComparisonRow) => boolean) =>
    figureOf(label, 'count', rows.filter(counted).length, asOf)
  return {
    key: 'compare.summary',
    params: {
      day,
      better: count('compare.countBetter', ({ tone }) => tone === 'good'),
      worse: count('compare.countWorse', ({ tone }) => tone === 'bad'),
      unsure: count('compare.unsure', ({ figures }) => figures.at(-1)?.value === 'compare.unsure'),
    },
  }
}

function changeSentence({ label, figures }: ComparisonRow, key: 'compare.better' | 'compare.worse'): Sentence {
  const [before, after, difference] = figures as [Figure, Figure, Figure] // rowOf makes three
  return { key, params: { name: { ...unknown(after), unit: 'label', value: label }, before, after, difference } }
}

function peerSentences(peers: Peer[], asOf: string): Sentence[] {
  const items = peers
    .slice(0, MAX_NAMED)
    .map(({ asin, title }): Sentence => ({ key: 'compare.peer', params: { asin, title } }))
  const others = peers.length - items.length
  if (others <= 0) return items
  return [...items, { key: 'compare.more', params: { count: figureOf('compare.arrived', 'count', others, asOf) } }]
}

const figureOf = (label: Figure['label'], unit: Figure['unit'], value: number | string, asOf: string): Figure => ({
  label,
  unit,
  value,
  method: 'calculated',
  asOf,
})
