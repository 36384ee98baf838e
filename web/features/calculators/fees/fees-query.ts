/** The query of the fees page: marketplace, day and tables. */
import { isDay } from '#contracts/model/fees/days.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { OWN_KINDS, type OwnKind } from './own/own-kinds.ts'

export interface FeesQuery {
  marketplace: Marketplace
  on: string
  /** The id of the open table; null for the fulfillment table of the day. */
  table: string | null
  /** The seller's table that the dialog edits: its id, or its kind if it is new. Null while the dialog is closed. */
  edited: EditedTableId | null
}

export type EditedTableId = number | OwnKind

/** Reads the query. An invalid day becomes today; an unknown marketplace becomes the default one. */
export function readFeesQuery(search: URLSearchParams, today: string): FeesQuery {
  const marketplace = search.get('marketplace') ?? ''
  const on = search.get('on') ?? ''
  return {
    marketplace: isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE,
    on: isDay(on) ? on : today,
    table: search.get('table'),
    edited: editedIn(search.get('own') ?? ''),
  }
}

function editedIn(text: string): EditedTableId | null {
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text)
  return OWN_KINDS.find((kind) => kind === text) ?? null
}
