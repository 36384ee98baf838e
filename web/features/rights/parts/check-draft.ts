/** The draft of an infringement check, shared with the patent search, which can add its picture. */
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { MAX_PICTURES } from '#contracts/model/rights/max-pictures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { draft } from '#web/kit/draft.ts'

export const CHECK_PATH = '/ai/tort/query'
export const LISTING_PATH = `${CHECK_PATH}?way=listing`

export const WAYS = ['asin', 'listing'] as const
export type Way = (typeof WAYS)[number]

export const wayOf = ({ asin }: { asin: string | null }): Way => (asin === null ? 'listing' : 'asin')

type Targets = Partial<Record<Way, readonly Office[] | undefined>>

export interface CheckForm {
  asin: string
  marketplace: Marketplace
  /** Target offices of each way, empty for all. Undefined: those of the marketplace, or the remembered ones. */
  targets?: Targets | undefined
  /** Data URLs that replace the stored picture of the ASIN. */
  ownPictures: readonly string[]
  title: string
  /** One per line. */
  bullets: string
  /** The seller's own brand, which is never a finding. */
  brand: string
  /** Data URLs of the listing. */
  pictures: readonly string[]
  /** ASIN and marketplace of the address that the form was filled from. */
  filledFrom?: string
  /** Ways whose input is checked and can be replaced without asking. */
  checked?: readonly Way[]
}

const FIELDS = {
  asin: ['asin', 'marketplace', 'ownPictures'],
  listing: ['title', 'bullets', 'brand', 'pictures'],
} as const satisfies Record<Way, readonly (keyof CheckForm)[]>

const EMPTY_FIELDS = {
  asin: { asin: '', ownPictures: [], filledFrom: undefined },
  listing: { title: '', bullets: '', brand: '', pictures: [] },
} as const satisfies Record<Way, Partial<CheckForm>>

export const EMPTY_CHECK: CheckForm = {
  asin: '',
  marketplace: DEFAULT_MARKETPLACE,
  ownPictures: [],
  title: '',
  bullets: '',
  brand: '',
  pictures: [],
}

/** Survives navigation to other pages. */
export const checkDraft = draft<CheckForm>()

/** Applies a change; a way whose fields change counts as unchecked. */
export function applyChange(form: CheckForm, change: Partial<CheckForm>): CheckForm {
  const now = { ...form, ...change }
  return { ...now, checked: now.checked?.filter((way) => isSame(way, form, now)) ?? [] }
}

/** Equal words, and equal pictures in the same order. */
export const isSame = (way: Way, one: CheckForm, other: CheckForm): boolean =>
  FIELDS[way].every((name) => isEqual(one[name], other[name]))

type Value = string | readonly string[]
const isEqual = (one: Value, other: Value): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((each, at) => each === other[at])

export const markChecked = (form: CheckForm, way: Way): CheckForm => ({
  ...form,
  checked: WAYS.filter((one) => one === way || form.checked?.includes(one)),
})

export const clearWay = (form: CheckForm, way: Way): CheckForm => ({
  ...form,
  ...EMPTY_FIELDS[way],
  ...(form.targets && { targets: { ...form.targets, [way]: undefined } }),
  checked: form.checked?.filter((one) => one !== way) ?? [],
})

/** The way holds input that was not checked; it must not be replaced without asking. */
export const hasUncheckedInput = (form: CheckForm, way: Way): boolean =>
  !form.checked?.includes(way) && !isSame(way, { ...form, ...EMPTY_FIELDS[way] }, form)

/** Clears checked input for the next check; unchecked input stays. */
export const clearChecked = (form: CheckForm): CheckForm => (form.checked ?? []).reduce(clearWay, form)

/** Opens the form that holds unchecked input, `from` first. */
export function nextCheckPath(form: CheckForm | undefined, from: Way): string {
  const unchecked = form && [from, ...WAYS].find((way) => hasUncheckedInput(form, way))
  return unchecked === 'listing' ? LISTING_PATH : CHECK_PATH
}

/** Adds a picture to an unchecked listing, or starts a new listing with it. */
export function withPicture(form: CheckForm, picture: string): CheckForm {
  const listing = form.checked?.includes('listing') ? clearWay(form, 'listing') : form
  return { ...listing, pictures: withAdded(picture)(listing.pictures) }
}

/** No change when the list is full or holds the picture already. */
export const withAdded =
  (picture: string) =>
  (pictures: readonly string[]): readonly string[] =>
    pictures.includes(picture) ? pictures : [...pictures, picture].slice(0, MAX_PICTURES)
