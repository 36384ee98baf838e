/** What is known against a product, as its report takes it. */
import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase, Office } from '#contracts/model/rights/patent.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import type { Use } from '#contracts/model/rights/trademark.ts'

/**
 * Patents, marks and cases that a product is like, the riskiest patents first, on the day of the report: those of the
 * offices of its marketplace, and `elsewhere` those of others, which do not count (reports of before have none). What was
 * not compared has no risk, and `checked` tells why: nothing to compare, or nothing to compare with. Nothing is known about
 * the `missing` target offices, which have no rights on record.
 */
export interface RightsFacts {
  risk: Risk | null
  checked: { pictures: number; words: number; patents: number; marks: number }
  /** Facts of earlier versions have none. */
  missing?: { patents: Office[]; marks: Office[] }
  patents: { risk: Risk | null; row: LikePatent[]; elsewhere?: { row: LikePatent[] } }
  marks: { risk: Risk | null; findings: LikeMarks[]; elsewhere?: LikeMarks[] }
  cases: { risk: Risk | null; row: BroughtCase[] }
  /** null of a product without a brand, and where there are no marks. */
  brand: OwnBrand | null
}

type BroughtCase = Pick<EnforcementCase, 'number' | 'court' | 'plaintiff' | 'filedOn' | 'stage'>

/** The product's own brand: no finding in its own listing, but a risk for whoever else sells under it. */
export interface OwnBrand {
  name: string
  /** The marks that look the same and are not dead, those of owners who go to court first. */
  marks: Pick<LikeMark, 'words' | 'serialNumber' | 'owner'>[]
  /** Brought over them or by their owners, latest first. */
  cases: BroughtCase[]
}

interface LikePatent {
  publicationNumber: string
  title: string
  titleZh: string | null
  applicants: string[]
  status: LegalStatus
  endsOn: string | null
  similarity: number
  risk: Risk
}

/** Words of the listing with the marks that they are like, the most alike first. */
interface LikeMarks {
  words: string
  use: Use
  risk: Risk
  marks: LikeMark[]
}

interface LikeMark {
  words: string
  serialNumber: string
  owner: string | null
  similarity: number
}
