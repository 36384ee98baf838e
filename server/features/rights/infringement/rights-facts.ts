import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase, Office } from '#contracts/model/rights/patent.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import type { Use } from '#contracts/model/rights/trademark.ts'

/**
 * Similar patents (the riskiest first), marks and cases on the day of the report: those of the marketplace's offices, and in
 * `elsewhere` those of other offices, which do not count (missing in older reports). A part that was not compared has no risk;
 * the counts in `checked` show whether the listing or the register lacked something to compare. `missing` names the target offices without any
 * rights on record.
 */
export interface RightsFacts {
  risk: Risk | null
  checked: { pictures: number; words: number; patents: number; marks: number }
  /** Missing in facts of earlier versions. */
  missing?: { patents: Office[]; marks: Office[] }
  patents: { risk: Risk | null; row: SimilarPatent[]; elsewhere?: { row: SimilarPatent[] } }
  marks: { risk: Risk | null; findings: SimilarMarkWords[]; elsewhere?: SimilarMarkWords[] }
  cases: { risk: Risk | null; row: FiledCase[] }
  /** Null for a product without a brand, and if no marks are on record. */
  brand: OwnBrand | null
}

type FiledCase = Pick<EnforcementCase, 'number' | 'court' | 'plaintiff' | 'filedOn' | 'stage'>

/** The product's own brand. In its own listing it is not a finding, but other sellers who use it take a risk. */
export interface OwnBrand {
  name: string
  /** Marks that look the same and are not dead; those of litigating owners first. */
  marks: Pick<SimilarMark, 'words' | 'serialNumber' | 'owner'>[]
  /** Cases over these marks or by their owners, the latest first. */
  cases: FiledCase[]
}

interface SimilarPatent {
  publicationNumber: string
  title: string
  titleZh: string | null
  applicants: string[]
  status: LegalStatus
  endsOn: string | null
  similarity: number
  risk: Risk
}

/** Words of the listing with the similar marks, the most similar first. */
interface SimilarMarkWords {
  words: string
  use: Use
  risk: Risk
  marks: SimilarMark[]
}

interface SimilarMark {
  words: string
  serialNumber: string
  owner: string | null
  similarity: number
}
