/** The draft of an infringement check, shared with the patent search, which can add its picture. */
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { MAX_PICTURES } from '#contracts/model/rights/max-pictures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { draft } from '#web/kit/draft.ts'

export const CHECK_PATH = '/ai/tort/query'
export const LISTING_PATH = `${CHECK_PATH}?way=listing`

export const CHECK_KINDS = ['asin', 'listing'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

export const checkKindOf = ({ asin }: { asin: string | null }): CheckKind => (asin === null ? 'listing' : 'asin')

type Targets = Partial<Record<CheckKind, readonly Office[] | undefined>>

export interface CheckForm {
  asin: string
  marketplace: Marketplace
  /**
   * Target offices of each kind of check. An empty list means all offices. Undefined means the offices of the
   * marketplace for a check by ASIN, and the remembered offices for a listing.
   */
  targets?: Targets | undefined
  /** Data URLs that replace the stored picture of the ASIN. */
  ownPictures: readonly string[]
  title: string
  /** One bullet point per line. */
  bullets: string
  /** The seller's own brand, which is never a finding. */
  brand: string
  /** Data URLs of the pictures of the listing. */
  pictures: readonly string[]
  /** ASIN and marketplace in the URL from which the form was filled. */
  filledFrom?: string
  /** The kinds whose input has been checked, so that it can be replaced without asking. */
  checked?: readonly CheckKind[]
}

const FIELDS = {
  asin: ['asin', 'marketplace', 'ownPictures'],
  listing: ['title', 'bullets', 'brand', 'pictures'],
} as const satisfies Record<CheckKind, readonly (keyof CheckForm)[]>

const EMPTY_FIELDS = {
  asin: { asin: '', ownPictures: [], filledFrom: undefined },
  listing: { title: '', bullets: '', brand: '', pictures: [] },
} as const satisfies Record<CheckKind, Partial<CheckForm>>

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

/** Applies a change; a kind whose fields change counts as unchecked. */
export function applyChange(form: CheckForm, change: Partial<CheckForm>): CheckForm {
  const now = { ...form, ...change }
  return { ...now, checked: now.checked?.filter((kind) => isSame(kind, form, now)) ?? [] }
}

/** Whether two forms have equal words, and equal pictures in the same order, for one kind of check. */
export const isSame = (kind: CheckKind, one: CheckForm, other: CheckForm): boolean =>
  FIELDS[kind].every((name) => isEqual(one[name], other[name]))

type Value = string | readonly string[]
const isEqual = (one: Value, other: Value): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((each, at) => each === other[at])

export const markChecked = (form: CheckForm, kind: CheckKind): CheckForm => ({
  ...form,
  checked: CHECK_KINDS.filter((one) => one === kind || form.checked?.includes(one)),
})

export const clearInput = (form: CheckForm, kind: CheckKind): CheckForm => ({
  ...form,
  ...EMPTY_FIELDS[kind],
  ...(form.targets && { targets: { ...form.targets, [kind]: undefined } }),
  checked: form.checked?.filter((one) => one !== kind) ?? [],
})

/** Whether the input of this kind was not checked yet; it must not be replaced without asking. */
export const hasUncheckedInput = (form: CheckForm, kind: CheckKind): boolean =>
  !form.checked?.includes(kind) && !isSame(kind, { ...form, ...EMPTY_FIELDS[kind] }, form)

/** Clears checked input for the next check; unchecked input stays. */
export const clearChecked = (form: CheckForm): CheckForm => (form.checked ?? []).reduce(clearInput, form)

/** Returns the path of a form with unchecked input. If both forms have some, `from` wins. */
export function nextCheckPath(form: CheckForm | undefined, from: CheckKind): string {
  const unchecked = form && [from, ...CHECK_KINDS].find((kind) => hasUncheckedInput(form, kind))
  return unchecked === 'listing' ? LISTING_PATH : CHECK_PATH
}

/** Adds a picture to an unchecked listing, or starts a new listing with it. */
export function withPicture(form: CheckForm, picture: string): CheckForm {
  const listing = form.checked?.includes('listing') ? clearInput(form, 'listing') : form
  return { ...listing, pictures: appendPicture(picture)(listing.pictures) }
}

/** Appends a picture. Nothing changes if the list is full or already has the picture. */
export const appendPicture =
  (picture: string) =>
  (pictures: readonly string[]): readonly string[] =>
    pictures.includes(picture) ? pictures : [...pictures, picture].slice(0, MAX_PICTURES)
