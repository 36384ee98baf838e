import type { infringement } from '#contracts/api/rights/infringement.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { type AsinProblem, asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { type CheckForm, type CheckKind, EMPTY_CHECK } from '../../parts/check-draft.ts'
import { parseOffices } from '../../parts/targets.ts'

/** The form field that holds the pictures, for each kind of check. */
export const PICTURES_OF = { asin: 'ownPictures', listing: 'pictures' } as const satisfies Record<
  CheckKind,
  keyof CheckForm
>

/** Maximum lengths in characters, as in contracts/api/rights/infringement.ts. */
export const LENGTHS = { title: 500, bullets: 5_000, brand: 100 } as const

/**
 * Returns the draft, with the ASIN of the URL filled in if the URL has one. The same ASIN is filled in only once, so
 * that later edits are kept.
 */
export function initialForm(saved: CheckForm | undefined, search: URLSearchParams): CheckForm {
  const form = saved ?? EMPTY_CHECK
  const asin = normalizeAsin(search.get('asin') ?? '')
  if (!isAsin(asin)) return form
  const named = search.get('marketplace') ?? ''
  const marketplace = isMarketplace(named) ? named : DEFAULT_MARKETPLACE
  const offices = search.get('targets')
  const source = `${asin} ${marketplace}`
  if (form.filledFrom === source) return form
  return {
    ...form,
    asin,
    marketplace,
    targets: { ...form.targets, asin: offices === null ? undefined : parseOffices(offices) },
    ownPictures: [],
    filledFrom: source,
  }
}

export type CheckProblem = AsinProblem | 'emptyListing' | 'titleTooLong' | 'bulletsTooLong'

export function problemOf(kind: CheckKind, { asin, title, bullets, pictures }: CheckForm): CheckProblem | undefined {
  if (kind === 'asin') return asinProblem(asin)
  if (title.trim().length > LENGTHS.title) return 'titleTooLong'
  if (bullets.trim().length > LENGTHS.bullets) return 'bulletsTooLong'
  return title.trim() || bullets.trim() || pictures.length > 0 ? undefined : 'emptyListing'
}

type RequestBody = Omit<Body<typeof infringement.create>, 'mold_id' | 'path'>

/** Returns the target offices. @param remembered the default for a listing, because a listing has no marketplace */
export const resolveTargets = (kind: CheckKind, { targets, marketplace }: CheckForm, remembered: readonly Office[]) =>
  targets?.[kind] ?? (kind === 'asin' ? targetsOf(marketplace) : remembered)

/** Returns the request without empty fields and without the fields of the other kind of check. */
export function requestBody(kind: CheckKind, { asin, marketplace, ...form }: CheckForm): Omit<RequestBody, 'targets'> {
  const pictures = form[PICTURES_OF[kind]]
  const body: RequestBody = pictures.length > 0 ? { pictures: [...pictures] } : {}
  if (kind === 'asin') return { ...body, asin, marketplace }
  for (const name of ['title', 'bullets', 'brand'] as const) {
    const text = form[name].trim()
    if (text) body[name] = text
  }
  return body
}
