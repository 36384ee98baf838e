/** Charts and tables of an answer, in one chunk. */
export { DemandResult } from './demand-result.tsx'
