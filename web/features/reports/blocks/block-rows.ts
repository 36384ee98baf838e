import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'

/** Columns that fit into half the width of a section. */
const FEW_COLUMNS = 4
/** Columns of words wrap into towers when they are many. */
const FEW_WORDS = 2

const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand']

const fewColumns = ({ columns }: Table) =>
  columns.length <= FEW_COLUMNS && columns.filter(({ unit }) => WORDS.includes(unit)).length <= FEW_WORDS

/** Blocks that read well at half the width of a section. */
const isNarrow = (block: Block): boolean =>
  block.kind === 'chart' || block.kind === 'quotes' || (block.kind === 'table' && fewColumns(block))

/** The blocks of a section in rows: narrow neighbours share one, every other block has its own. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const row = rows.at(-1)
    if (row && mayShare([...row, block])) row.push(block)
    else rows.push([block])
  }
  return rows
}

/** Three columns of quotes can be read beside each other, of anything else two; gaps stand with gaps only. */
function mayShare(row: readonly Block[]): boolean {
  if (row.every(({ kind }) => kind === 'quotes')) return row.length <= 3
  return row.length <= 2 && (row.every(isNarrow) || row.every(({ kind }) => kind === 'missing'))
}
