/** What stands on the paper of a search: plain data, which crosses into the thread that draws it. */
import type { Language } from '#contracts/model/language.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import type { HitRow } from '../../register/patent-rows.ts'
import type { Form } from '../patents.rules.ts'

export interface PaperHit {
  hit: HitRow
  /** PNG; null where the office's drawing is not at hand. */
  drawing: Uint8Array | null
}

export interface ResultPaper {
  language: Language
  /** ISO instant at which it was searched, and at which the standings hold. */
  searchedAt: string
  madeAt: string
  form: Form
  thresholds: Thresholds
  /** PNG; null of a search by words. */
  picture: Uint8Array | null
  /** Of all that was found. */
  found: number
  /** The first of them. */
  hits: PaperHit[]
}
