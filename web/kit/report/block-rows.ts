import type { Block } from '#contracts/model/report/report.ts'

/** Blocks that read well at half the width of a section. */
function isNarrow(block: Block): boolean {
  if (block.kind === 'quotes') return true
  if (block.kind === 'table') return block.columns.length <= 3
  return block.kind === 'chart' && (block.shape !== 'cartesian' || block.categories.length <= 8)
}

/** The blocks of a section in rows: two narrow neighbours share one, every other block has its own. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    const [before] = last ?? []
    if (last?.length === 1 && before && isNarrow(before) && isNarrow(block)) last.push(block)
    else rows.push([block])
  }
  return rows
}
