export { renderResult } from './patents/pdf/render.ts'
export type { ResultPaper } from './patents/pdf/result-paper.ts'
