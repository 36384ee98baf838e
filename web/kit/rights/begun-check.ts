/** An infringement check that is begun: filled in on its page, or begun with the picture of a patent search. */
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { draft } from '#web/kit/draft.ts'

/** Where a check is made, and under which address of it a listing is filled in. */
export const CHECK_PATH = '/ai/tort/query'
export const LISTING_PATH = `${CHECK_PATH}?way=listing`

export interface CheckForm {
  asin: string
  marketplace: Marketplace
  title: string
  /** A line each. */
  bullets: string
  /** The seller's own, which is no finding. */
  brand: string
  /** Data URLs. */
  pictures: readonly string[]
  /** The ASIN of the address that the form began with. */
  of?: string
}

export const EMPTY_CHECK: CheckForm = {
  ...{ asin: '', marketplace: DEFAULT_MARKETPLACE, title: '', bullets: '', brand: '', pictures: [] },
}

/** It is kept on the way through other pages. */
export const begunCheck = draft<CheckForm>()
