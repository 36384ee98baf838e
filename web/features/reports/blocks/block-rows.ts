import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'

/** A table with more columns than this does not fit into half the width of a section. */
const FEW_COLUMNS = 4
/** With more columns of words than this, the words would wrap into tall, narrow cells. */
const FEW_WORDS = 2

const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand']

const fewColumns = ({ columns }: Table) =>
  columns.length <= FEW_COLUMNS && columns.filter(({ unit }) => WORDS.includes(unit)).length <= FEW_WORDS

const isNarrow = (block: Block): boolean =>
  block.kind === 'chart' || block.kind === 'quotes' || (block.kind === 'table' && fewColumns(block))

/** Puts narrow blocks that follow each other into one row. Every other block gets its own row. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const row = rows.at(-1)
    if (row && mayShare([...row, block])) row.push(block)
    else rows.push([block])
  }
  return rows
}

/** A row holds at most three blocks of quotes, two narrow blocks, or two blocks about missing data. */
function mayShare(row: readonly Block[]): boolean {
  if (row.every(({ kind }) => kind === 'quotes')) return row.length <= 3
  return row.length <= 2 && (row.every(isNarrow) || row.every(({ kind }) => kind === 'missing'))
}
