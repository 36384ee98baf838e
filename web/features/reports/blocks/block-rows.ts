import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'

/** More columns do not fit into half the width of a section. */
const FEW_COLUMNS = 4
/** More columns of words would wrap into tall, narrow cells. */
const FEW_WORDS = 2

const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand']

const fewColumns = ({ columns }: Table) =>
  columns.length <= FEW_COLUMNS && columns.filter(({ unit }) => WORDS.includes(unit)).length <= FEW_WORDS

const isNarrow = (block: Block): boolean =>
  block.kind === 'chart' || block.kind === 'quotes' || (block.kind === 'table' && fewColumns(block))

/** Narrow neighbours share a row; every other block has its own. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const row = rows.at(-1)
    if (row && mayShare([...row, block])) row.push(block)
    else rows.push([block])
  }
  return rows
}

/** At most three blocks of quotes or two other blocks share a row. Gaps share rows with gaps only. */
function mayShare(row: readonly Block[]): boolean {
  if (row.every(({ kind }) => kind === 'quotes')) return row.length <= 3
  return row.length <= 2 && (row.every(isNarrow) || row.every(({ kind }) => kind === 'missing'))
}
