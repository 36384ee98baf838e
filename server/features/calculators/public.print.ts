export type { CalculationPaper } from './pdf/paper.ts'
export { renderCalculation } from './pdf/render.ts'
