/** An infringement check that is begun: filled in on its page, or begun with the picture of a patent search. */
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { MOST_PICTURES } from '#contracts/model/rights/most-pictures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { draft } from '#web/kit/draft.ts'

/** Where a check is made, and under which address of it a listing is filled in. */
export const CHECK_PATH = '/ai/tort/query'
export const LISTING_PATH = `${CHECK_PATH}?way=listing`

export const WAYS = ['asin', 'listing'] as const
export type Way = (typeof WAYS)[number]

/** In which way something was checked. */
export const wayOf = ({ asin }: { asin: string | null }): Way => (asin === null ? 'listing' : 'asin')

type Targets = Partial<Record<Way, readonly Office[] | undefined>>

export interface CheckForm {
  asin: string
  marketplace: Marketplace
  /**
   * Offices whose rights count in each way, none for all. Without a choice an ASIN has those of its marketplace, a listing
   * the remembered ones.
   */
  targets?: Targets | undefined
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
  /** The ways whose fields stand as they were checked: nothing is lost with them. */
  checked?: readonly Way[]
}

/** What is filled in to be checked in each way. */
const FIELDS = {
  asin: ['asin', 'marketplace', 'ownPictures'],
  listing: ['title', 'bullets', 'brand', 'pictures'],
} as const satisfies Record<Way, readonly (keyof CheckForm)[]>

const NOTHING = {
  asin: { asin: '', ownPictures: [], of: undefined },
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

/** It is kept on the way through other pages. */
export const begunCheck = draft<CheckForm>()

/** With a change of it: what was checked counts as not checked once it is something else. */
export function changed(form: CheckForm, change: Partial<CheckForm>): CheckForm {
  const now = { ...form, ...change }
  return { ...now, checked: now.checked?.filter((way) => isSame(way, form, now)) ?? [] }
}

/** Both have the same to be checked in a way: the same words, and the same pictures in the same order. */
export const isSame = (way: Way, one: CheckForm, other: CheckForm): boolean =>
  FIELDS[way].every((name) => isEqual(one[name], other[name]))

type Value = string | readonly string[]
const isEqual = (one: Value, other: Value): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((each, at) => each === other[at])

/** With the fields of a way as they were checked. */
export const asChecked = (form: CheckForm, way: Way): CheckForm => ({
  ...form,
  checked: WAYS.filter((one) => one === way || form.checked?.includes(one)),
})

/** Without what is filled in for a way. */
export const emptied = (begun: CheckForm, way: Way): CheckForm => ({
  ...begun,
  ...NOTHING[way],
  ...(begun.targets && { targets: { ...begun.targets, [way]: undefined } }),
  checked: begun.checked?.filter((one) => one !== way) ?? [],
})

/** Something that was never checked is filled in for a way, were it only half: nothing takes its place unasked. */
export const isWaiting = (begun: CheckForm, way: Way): boolean =>
  !begun.checked?.includes(way) && !isSame(way, { ...begun, ...NOTHING[way] }, begun)

/** For another check: without what was checked. What is half filled in stays. */
export const anotherCheck = (begun: CheckForm): CheckForm => (begun.checked ?? []).reduce(emptied, begun)

/** Where another check is begun: with what waits for its check, and of both ways with that of the check one comes from. */
export function anotherPath(begun: CheckForm | undefined, from: Way): string {
  const waiting = begun && [from, ...WAYS].find((way) => isWaiting(begun, way))
  return waiting === 'listing' ? LISTING_PATH : CHECK_PATH
}

/** A picture taken along to a check: added to a listing that is half filled in, else the beginning of a new one. */
export function withPicture(begun: CheckForm, picture: string): CheckForm {
  const listing = begun.checked?.includes('listing') ? emptied(begun, 'listing') : begun
  return { ...listing, pictures: withAdded(picture)(listing.pictures) }
}

/** With one more at the end, where there is room and it is not there yet. */
export const withAdded =
  (picture: string) =>
  (pictures: readonly string[]): readonly string[] =>
    pictures.includes(picture) ? pictures : [...pictures, picture].slice(0, MOST_PICTURES)
