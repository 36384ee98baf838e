/** Makers of the blocks that sections share. */

import type { Block, Column, ImportKind, Series, Table } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence, TextLabel, Unit } from '#contracts/model/report/figure.ts'
import type { Section, SectionKey } from '#contracts/model/report/report.ts'
import type { TooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figuresSaid } from '#contracts/model/report/walk.ts'
import type { Basis } from '../asin/context.ts'

export const sentence = (key: TextKey, params: Record<string, Figure | string> = {}): Sentence => ({ key, params })

/** The figures that are known: a card that only says "not known" helps nobody. */
const knownFigures = (figures: Figure[]): Figure[] => figures.filter((figure) => figure.value !== null)

/** Whether every figure in a sentence is known, so that it can be said. */
export const sayable = ({ params }: Sentence): boolean =>
  Object.values(params).every((param) => typeof param === 'string' || param.value !== null)

/** The sentences that can be said, or no block. */
export function insight(...items: Sentence[]): Block[] {
  const said = items.filter(sayable)
  return said.length > 0 ? [{ kind: 'findings', tone: 'insight', items: said }] : []
}

/** Cards of the known figures, then one line with the names of figures whose sample is too small. */
export function figures(...all: Figure[]): Block[] {
  const shown = knownFigures(all)
  return [
    ...(shown.length > 0 ? [{ kind: 'figures' as const, figures: shown }] : []),
    ...tooFewOf(all, 'small'),
    ...tooFewOf(all, 'oneHolds'),
  ]
}

function tooFewOf(all: Figure[], why: TooFew): Block[] {
  const labels = all.filter(({ few }) => few === why).map(({ label }) => label)
  return labels.length > 0 ? insight(sentence(FEW[why], { labels: labels.join(', ') })) : []
}
const FEW: Record<TooFew, TextKey> = { small: 'few.insight.small', oneHolds: 'few.insight.oneHolds' }

/** What is not known here, and which import fills it; null when none can. */
export const missing = (key: TextKey, fill: ImportKind | null, params: Sentence['params'] = {}): Block => ({
  kind: 'missing',
  what: sentence(key, params),
  fill,
})

/** A column of facts; `derived` marks one that is computed. */
export const column = (context: Basis, label: TextKey, unit: Unit, width?: number, derived = false): Column => ({
  label,
  unit,
  method: derived ? context.derivedMethod : context.factMethod,
  ...(width === undefined ? {} : { width }),
})

/** A table, or nothing when it would have no rows. */
export function table(
  context: Basis,
  title: TextKey,
  columns: Column[],
  rows: Table['rows'],
  highlight?: number,
): Block[] {
  if (rows.length === 0) return []
  return [
    { kind: 'table', title, columns, rows, asOf: context.asOf, ...(highlight === undefined ? {} : { highlight }) },
  ]
}

/** A chart over the months of the history, or nothing when there are fewer than two. */
export function monthChart(
  context: Basis & { months: readonly { month: string }[] },
  title: TextKey,
  series: Series[],
): Block[] {
  const categories = context.months.map((point) => point.month)
  if (categories.length < 2) return []
  return [
    {
      kind: 'chart',
      shape: 'cartesian',
      title,
      asOf: context.asOf,
      method: context.factMethod,
      categories,
      categoryUnit: 'month',
      series,
    },
  ]
}

/** A section from its blocks: `missing` when nothing but gaps is left, `partial` when there is a gap, else `full`. */
export function section<Key extends SectionKey>(
  key: Key,
  blocks: Block[],
  known = completenessOf(blocks),
): Section<Key> {
  return { key, completeness: known, blocks: withoutRepeats(blocks) }
}

/** A figure that a sentence of the section says has no tile of its own. */
function withoutRepeats(blocks: Block[]): Block[] {
  const said = new Set(
    blocks.flatMap((block) => (block.kind === 'findings' ? block.items.flatMap(figuresSaid).map(nameOf) : [])),
  )
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'figures') return [block]
    const left = block.figures.filter((figure) => !said.has(nameOf(figure)))
    return left.length > 0 ? [{ ...block, figures: left }] : []
  })
}

const nameOf = ({ label, value }: Figure) => `${label} ${value}`

function completenessOf(blocks: Block[]): Section['completeness'] {
  const gaps = blocks.filter((block) => block.kind === 'missing').length
  return gaps === blocks.length ? 'missing' : gaps > 0 ? 'partial' : 'full'
}

/** A chart of parts, or nothing when there are none. */
export function itemChart(
  context: Basis,
  shape: 'bars' | 'pie',
  title: TextKey,
  unit: Unit,
  items: { label: string | TextLabel; value: number }[],
  labelUnit?: Unit,
): Block[] {
  if (items.length === 0) return []
  const { asOf, derivedMethod: method } = context
  return [{ kind: 'chart', shape, title, asOf, method, unit, ...(labelUnit && { labelUnit }), items }]
}
