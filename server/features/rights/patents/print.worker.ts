/** The thread that draws papers of searches. */

import { renderResult } from './pdf/render.ts'
import type { ResultPaper } from './pdf/result-paper.ts'

export default renderResult satisfies (paper: ResultPaper) => Promise<Uint8Array>
