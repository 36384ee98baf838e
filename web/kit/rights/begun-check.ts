/** An infringement check that is begun: filled in on its page, or begun with the picture of a patent search. */
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { MOST_PICTURES } from '#contracts/model/rights/most-pictures.ts'
import { draft } from '#web/kit/draft.ts'

/** Where a check is made, and under which address of it a listing is filled in. */
export const CHECK_PATH = '/ai/tort/query'
export const LISTING_PATH = `${CHECK_PATH}?way=listing`

export interface CheckForm {
  asin: string
  marketplace: Marketplace
  /** Data URLs: compared in the place of the picture of the ASIN's product. */
  ownPictures: readonly string[]
  title: string
  /** A line each. */
  bullets: string
  /** The seller's own, which is no finding. */
  brand: string
  /** Data URLs: those of the listing. */
  pictures: readonly string[]
  /** The ASIN and marketplace of the address that the form began with. */
  of?: string
  /** The listing stands as it was checked: nothing is lost with it. */
  checked?: boolean
}

const NO_PRODUCT = { asin: '', ownPictures: [], of: undefined } as const satisfies Partial<CheckForm>
const NO_LISTING = {
  title: '',
  bullets: '',
  brand: '',
  pictures: [],
  checked: false,
} as const satisfies Partial<CheckForm>

export const EMPTY_CHECK: CheckForm = {
  ...{ asin: '', marketplace: DEFAULT_MARKETPLACE, ownPictures: [], title: '', bullets: '', brand: '', pictures: [] },
}

/** It is kept on the way through other pages. */
export const begunCheck = draft<CheckForm>()

/** With a change of it: a listing that was checked counts as not checked once it is another one. */
export function changed(form: CheckForm, change: Partial<CheckForm>): CheckForm {
  const now = { ...form, ...change }
  return isSameListing(form, now) ? now : { ...now, checked: false }
}

/** Both have the same words and pictures of a listing. */
export function isSameListing(one: CheckForm, other: CheckForm): boolean {
  return (
    (['title', 'bullets', 'brand'] as const).every((name) => one[name] === other[name]) &&
    one.pictures.length === other.pictures.length &&
    one.pictures.every((picture, at) => picture === other.pictures[at])
  )
}

/** A listing that was never checked stands there, were it only half of one: nothing takes its place unasked. */
export const hasUncheckedListing = (begun: CheckForm): boolean => !begun.checked && !isSameListing(begun, EMPTY_CHECK)

/** For another check: without the product, and without a listing that was checked. One that is half filled in stays. */
export const anotherCheck = (begun: CheckForm): CheckForm => ({
  ...begun,
  ...NO_PRODUCT,
  ...(begun.checked && NO_LISTING),
})

/** A picture taken along to a check: added to a listing that is half filled in, else the beginning of a new one. */
export function withPicture(begun: CheckForm, picture: string): CheckForm {
  if (begun.checked) return { ...begun, ...NO_LISTING, pictures: [picture] }
  return { ...begun, pictures: withAdded(picture)(begun.pictures) }
}

/** With one more at the end, where there is room and it is not there yet. */
export const withAdded =
  (picture: string) =>
  (pictures: readonly string[]): readonly string[] =>
    pictures.includes(picture) ? pictures : [...pictures, picture].slice(0, MOST_PICTURES)
