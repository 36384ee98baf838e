/** The formulas used in a report, read from its blocks. */
import type { Block, Table } from './block-kinds.ts'
import type { Figure, Sentence } from './figure.ts'
import type { Section } from './report.ts'
import type { TextKey } from './text-key.ts'

/** Notes that only repeat the figure's name: shown on hover, not in the list of formulas. */
const PLAIN: TextKey[] = ['note.price', 'note.age', 'note.history', 'note.ladder', 'note.step', 'note.twelve']

/** Each formula once, with the first figure that uses it. */
export function formulaRows(sections: Section[]): Table['rows'] {
  const seen = new Map<TextKey, TextKey>()
  for (const { note, label } of sections.flatMap((each) => each.blocks.flatMap(figuresIn))) {
    if (note && !PLAIN.includes(note) && !seen.has(note)) seen.set(note, label)
  }
  return [...seen].map(([note, label]) => [label, note])
}

/** Two rows side by side, for long lists of short lines on paper. */
export function pairRows(rows: Table['rows']): Table['rows'] {
  const half = Math.ceil(rows.length / 2)
  return rows.slice(0, half).map((row, at) => [...row, ...(rows[half + at] ?? [null, null])])
}

/** Reverses `pairRows`, for pages, which may be narrow. Other tables stay unchanged. */
export function unpairRows(table: Table): Table {
  const half = table.columns.length / 2
  const left = table.columns.slice(0, half)
  if (half < 1 || !left.every(({ label }, at) => label === table.columns[half + at]?.label)) return table
  const right = table.rows.map((row) => row.slice(half)).filter((row) => row.some((value) => value !== null))
  return { ...table, columns: left, rows: [...table.rows.map((row) => row.slice(0, half)), ...right] }
}

function figuresIn(block: Block): Figure[] {
  const inside = ({ params }: Sentence) => Object.values(params).filter((param) => typeof param !== 'string')
  switch (block.kind) {
    case 'figures':
      return block.figures
    case 'score':
      return [block.total, ...block.parts.flatMap((part) => [part.points, ...part.because])]
    case 'comparison':
      return block.rows.flatMap((row) => row.figures)
    case 'verdict':
      return block.reasons.flatMap(inside)
    case 'findings':
      return block.items.flatMap(inside)
    case 'columns':
      return block.columns.flatMap((column) => column.items.flatMap(inside))
    case 'swot':
      return block.quadrants.flatMap((quadrant) => quadrant.items.flatMap(inside))
    case 'actions':
      return block.actions.flatMap(({ what, why }) => [...inside(what), ...inside(why)])
    default:
      return []
  }
}
