/** All that an ASIN report is computed from: loaded by the server, and the only input of the builders. */

import type { Category, Keyword, Placement, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase } from '#contracts/model/rights/patent.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import type { Use } from '#contracts/model/rights/trademark.ts'

export interface Competitor {
  product: Product
  /** Keywords shared with the product; null when keyword data is not known. */
  sharedKeywords: number | null
}

/** How another product stands under a keyword that this one is found by. */
export interface RivalPlacement {
  keywordId: number
  asin: string
  organicRank: number | null
}

/**
 * Units from rank, fitted by least squares on log(units) against log(rank) over real rows of the same root category and
 * marketplace that know both: units = exp(a + b·ln rank), with the standard deviation of the residuals in ln units.
 */
export interface RankCurve {
  a: number
  b: number
  sigma: number
  points: number
}

/**
 * Patents, marks and cases that a product is like, the riskiest patents first, on the day of the report. What was not
 * compared has no risk, and `checked` tells why: nothing to compare, or nothing to compare with.
 */
export interface RightsFacts {
  risk: Risk | null
  checked: { pictures: number; words: number; patents: number; marks: number }
  patents: { risk: Risk | null; row: LikePatent[] }
  marks: { risk: Risk | null; findings: LikeMarks[] }
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

export interface AsinFacts {
  product: Product
  /** null when no history was imported. */
  history: ProductHistory | null
  /** null when no keyword data was imported for the product. Ordered by traffic share, largest first. */
  placements: (Placement & { keyword: Keyword })[] | null
  /** Products of the same kind in the same marketplace, never of another source class (sample with sample, real with real). */
  competitors: Competitor[]
  /** All that is known of others under the product's keywords; null when its keywords are not known. */
  rivalPlacements: RivalPlacement[] | null
  category: Category | null
  rankCurve: RankCurve | null
  /** What stands against its title, bullets and picture; null when that was not looked into. */
  rights: RightsFacts | null
  /** The instant the report is made (ISO). Fee tables are chosen by this date. */
  now: string
}
