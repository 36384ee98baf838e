import type { Block, Column, ImportKind, Series, Table } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence, TextLabel, Unit } from '#contracts/model/report/figure.ts'
import type { Section, SectionKey } from '#contracts/model/report/report.ts'
import type { TooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figuresOfSentence } from '#contracts/model/report/walk.ts'
import type { Basis } from '../asin/context.ts'

export const sentence = (key: TextKey, params: Record<string, Figure | string> = {}): Sentence => ({ key, params })

const knownFigures = (figures: Figure[]): Figure[] => figures.filter((figure) => figure.value !== null)

export const hasKnownFigures = ({ params }: Sentence): boolean =>
  Object.values(params).every((param) => typeof param === 'string' || param.value !== null)

/** Drops sentences with an unknown figure; no block if none is left. */
export function insight(...items: Sentence[]): Block[] {
  const complete = items.filter(hasKnownFigures)
  return complete.length > 0 ? [{ kind: 'findings', tone: 'insight', items: complete }] : []
}

/** Cards of the known figures, then one line for each reason why figures are withheld. */
export function figures(...all: Figure[]): Block[] {
  const shown = knownFigures(all)
  return [
    ...(shown.length > 0 ? [{ kind: 'figures' as const, figures: shown }] : []),
    ...withheldNotice(all, 'small'),
    ...withheldNotice(all, 'oneHolds'),
  ]
}

function withheldNotice(all: Figure[], why: TooFew): Block[] {
  const labels = all.filter(({ few }) => few === why).map(({ label }) => label)
  return labels.length > 0 ? insight(sentence(TOO_FEW_TEXTS[why], { labels: labels.join(', ') })) : []
}
const TOO_FEW_TEXTS: Record<TooFew, TextKey> = { small: 'few.insight.small', oneHolds: 'few.insight.oneHolds' }

/** `fill`: the import that supplies the data; null if no import can. */
export const missing = (key: TextKey, fill: ImportKind | null, params: Sentence['params'] = {}): Block => ({
  kind: 'missing',
  what: sentence(key, params),
  fill,
})

export const column = (context: Basis, label: TextKey, unit: Unit, width?: number, derived = false): Column => ({
  label,
  unit,
  method: derived ? context.derivedMethod : context.factMethod,
  ...(width === undefined ? {} : { width }),
})

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

/** `missing` if every block is a gap, `partial` if some are, else `full`. */
export function section<Key extends SectionKey>(
  key: Key,
  blocks: Block[],
  known = completenessOf(blocks),
): Section<Key> {
  return { key, completeness: known, blocks: withoutRepeats(blocks) }
}

/** Drops tiles of figures that a sentence of the section states. */
function withoutRepeats(blocks: Block[]): Block[] {
  const stated = new Set(
    blocks.flatMap((block) => (block.kind === 'findings' ? block.items.flatMap(figuresOfSentence).map(nameOf) : [])),
  )
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'figures') return [block]
    const left = block.figures.filter((figure) => !stated.has(nameOf(figure)))
    return left.length > 0 ? [{ ...block, figures: left }] : []
  })
}

const nameOf = ({ label, value }: Figure) => `${label} ${value}`

function completenessOf(blocks: Block[]): Section['completeness'] {
  const gaps = blocks.filter((block) => block.kind === 'missing').length
  return gaps === blocks.length ? 'missing' : gaps > 0 ? 'partial' : 'full'
}

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
