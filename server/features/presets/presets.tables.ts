/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { PRESET_LISTS } from '#contracts/api/presets.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    saved_filter: SavedFilterTable
  }
}

export interface SavedFilterTable {
  id: Generated<number>
  account_id: number
  list: (typeof PRESET_LISTS)[number]
  name: string
  /** Query of the address that shows the filter. */
  query: string
  created_at: string
}
