/** Puts the sample rights into their file. Only sample rows are touched: imports stay as they are. */
import { readyRights } from '#server/db/rights.ts'
import type { BuildOptions } from './catalogue-build.ts'

/** Makes the sample rights anew. */
export async function buildRights({ file }: BuildOptions): Promise<void> {
  readyRights(file)
}
