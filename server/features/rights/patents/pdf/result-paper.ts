/** The content of a printed result: plain data, since it crosses a thread boundary. */
import type { Language } from '#contracts/model/language.ts'
import type { Office, Priority } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import type { DesignRow } from '../../register/design-hits.ts'
import type { Form } from '../patents.rules.ts'

export interface PaperHit {
  hit: DesignRow
  /** PNG; null if no drawing is on record. */
  drawing: Uint8Array | null
  priorities: readonly Priority[]
}

export interface ResultPaper {
  language: Language
  searchedAt: string
  madeAt: string
  form: Form
  /** Offices whose rights count; none means all. */
  targets: Office[]
  /** Target offices without any patent on record. */
  missing: Office[]
  /** All patents on record are sample data. */
  sample: boolean
  thresholds: Thresholds
  /** PNG; null for a search by words. */
  picture: Uint8Array | null
  /** Number of designs found, and number of those that count. */
  found: number
  counted: number
  /** The first designs: those that count, then those registered elsewhere. */
  hits: PaperHit[]
  nearest: PaperHit[]
}
