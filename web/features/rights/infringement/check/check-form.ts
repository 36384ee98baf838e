import type { infringement } from '#contracts/api/rights/infringement.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { type AsinProblem, asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { type CheckForm, type CheckKind, EMPTY_CHECK } from '../../parts/check-draft.ts'
import { officesIn } from '../../parts/targets.ts'

/** The form field with the pictures of each kind of check. */
export const PICTURES_OF = { asin: 'ownPictures', listing: 'pictures' } as const satisfies Record<
  CheckKind,
  keyof CheckForm
>

/** Maximum characters: contracts/api/rights/infringement.ts. */
export const LENGTHS = { title: 500, bullets: 5_000, brand: 100 } as const

/** The draft, with the ASIN of the address if there is one. It is applied only once, so later edits are kept. */
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
    targets: { ...form.targets, asin: offices === null ? undefined : officesIn(offices) },
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

/** The target offices. @param remembered the default for a listing, which has no marketplace */
export const targetsIn = (kind: CheckKind, { targets, marketplace }: CheckForm, remembered: readonly Office[]) =>
  targets?.[kind] ?? (kind === 'asin' ? targetsOf(marketplace) : remembered)

/** The request without empty fields and without those of the other kind. */
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
