/** Decisions about reports: pure, no I/O. */
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { type Module, moduleOf } from '#server/domain/modules.ts'
import { type Refusal, refuse } from '#server/domain/refusal.ts'

/** The module that the call may name: its own and no other, so nobody pays the price of a cheaper one. */
export function requireModule(moldId: number, expected: ModuleName): Module {
  const module = moduleOf(expected)
  if (module.id !== moldId) throw refuse('moduleUnknown')
  return module
}

/** Why an update or a recreation is refused in a state; undefined when it is allowed. */
export function refusalOfRemake(action: 'update' | 'recreate', state: 0 | 1 | 2): Refusal | undefined {
  if (state === 0) return refuse('reportPending')
  if (action === 'update' && state !== 1) return refuse('reportNotUpdatable')
  if (action === 'recreate' && state !== 2) return refuse('reportNotRecreatable')
  return undefined
}

/** The marketplace that the caller's `product` text names. All else in it is read again from the catalogue. */
export function marketplaceIn(product: string | undefined): Marketplace | undefined {
  if (product === undefined) return undefined
  try {
    const parsed: unknown = JSON.parse(product)
    const named =
      typeof parsed === 'object' && parsed !== null && 'marketplace' in parsed ? parsed.marketplace : undefined
    return typeof named === 'string' && isMarketplace(named) ? named : undefined
  } catch {
    return undefined
  }
}

/** What the card of a report shows, as the JSON text of its row: no more, for a page of the list carries twenty. */
export const cardText = ({ marketplace, title, imageUrl, source }: Product): string =>
  JSON.stringify({ marketplace, title, imageUrl, sample: source === 'sample' })

/** The cause under which a revision of a report is charged and refunded. */
export const causeOf = (reportId: number, revision: number) => `report:${reportId}:${revision}`

/** Name of the PDF of a revision: a remake never writes over the file that readers have open. */
export const fileNameOf = (reportId: number, revision: number, attempt: number) =>
  `${reportId}-${revision}-${attempt}.pdf`
