export {
  fromMark,
  fromPatent,
  type MarkRow,
  PATENT_COLUMNS,
  type PatentRow,
  toPatent,
} from './register/rights-rows.ts'
export { type NewView, rightsWriter } from './register/rights-writer.ts'
