/** The thread that draws papers of searches. */
import type { ResultPaper } from './pdf/result-paper.ts'
import { renderResult } from './pdf/render.ts'

export default renderResult satisfies (paper: ResultPaper) => Promise<Uint8Array>
