/** What is filled in to check a product: its ASIN, or a listing with pictures. */
import type { infringement } from '#contracts/api/rights/infringement.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { isAsin, normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { type AsinProblem, asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { type CheckForm, EMPTY_CHECK, type Way } from '../../parts/begun-check.ts'
import { officesIn } from '../../parts/targets.ts'

/** Each way has its own: those of a listing are not of a product that is checked by its ASIN. */
export const PICTURES_OF = { asin: 'ownPictures', listing: 'pictures' } as const satisfies Record<Way, keyof CheckForm>

/** Characters that a field holds: contracts/api/rights/infringement.ts. */
export const LENGTHS = { title: 500, bullets: 5_000, brand: 100 } as const

/** The form as it was left; a product that the address names takes the place of the one in it, with its pictures, once. */
export function formOf(begun: CheckForm | undefined, asked: URLSearchParams): CheckForm {
  const form = begun ?? EMPTY_CHECK
  const asin = normaliseAsin(asked.get('asin') ?? '')
  if (!isAsin(asin)) return form
  const named = asked.get('marketplace') ?? ''
  const marketplace = isMarketplace(named) ? named : DEFAULT_MARKETPLACE
  const offices = asked.get('targets')
  const of = `${asin} ${marketplace}`
  if (form.of === of) return form
  return {
    ...form,
    asin,
    marketplace,
    targets: { ...form.targets, asin: offices === null ? undefined : officesIn(offices) },
    ownPictures: [],
    of,
  }
}

export type CheckProblem = AsinProblem | 'emptyListing' | 'titleTooLong' | 'bulletsTooLong'

/** Why it cannot be checked. */
export function problemOf(way: Way, { asin, title, bullets, pictures }: CheckForm): CheckProblem | undefined {
  if (way === 'asin') return asinProblem(asin)
  if (title.trim().length > LENGTHS.title) return 'titleTooLong'
  if (bullets.trim().length > LENGTHS.bullets) return 'bulletsTooLong'
  return title.trim() || bullets.trim() || pictures.length > 0 ? undefined : 'emptyListing'
}

type Sent = Omit<Body<typeof infringement.create>, 'mold_id' | 'path'>

/** The target offices. @param remembered the default for a listing, which has no marketplace */
export const targetsIn = (way: Way, { targets, marketplace }: CheckForm, remembered: readonly Office[]) =>
  targets?.[way] ?? (way === 'asin' ? targetsOf(marketplace) : remembered)

/** What is sent of it: only what belongs to the way, and nothing of what is empty. */
export function sentOf(way: Way, { asin, marketplace, ...form }: CheckForm): Omit<Sent, 'targets'> {
  const pictures = form[PICTURES_OF[way]]
  const sent: Sent = pictures.length > 0 ? { pictures: [...pictures] } : {}
  if (way === 'asin') return { ...sent, asin, marketplace }
  for (const name of ['title', 'bullets', 'brand'] as const) {
    const text = form[name].trim()
    if (text) sent[name] = text
  }
  return sent
}
