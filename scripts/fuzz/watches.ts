/** A watch with a change, a saved filter, and a keyword list with a term, of each account in the world of a run. */
import { DEFAULT_SETTINGS } from '#contracts/api/watches.ts'
import { WATCHED_MUG } from '#contracts/pact/watches.test-support.ts'
import type { State } from '#server/db/state.ts'
import { ITEM_WATCHES, KEYWORD_LISTS, PRESETS } from './words.ts'

type Owner = keyof typeof ITEM_WATCHES

const BASELINE = { data: 'sample', price: 1, rank: 1, units: null, rating: 5, available: null, rivals: [] }

export async function insertWatches(db: State, owners: Record<Owner, number>, at: string): Promise<void> {
  for (const owner of ['seller', 'neighbour', 'stranger'] as const) {
    const account_id = owners[owner]
    await db
      .insertInto('watch')
      .values({
        ...WATCHED_MUG,
        id: ITEM_WATCHES[owner],
        account_id,
        marketplace: 'US',
        name: '',
        address: null,
        settings: JSON.stringify(DEFAULT_SETTINGS),
        state: 'ok',
        baseline: JSON.stringify(BASELINE),
        round: 1,
        checked: '',
        created_at: at,
        checked_at: at,
      })
      .execute()
    const change = { what: 'price', before: 1, after: 2, items: '[]', count: 0, at, seen_at: null } as const
    await db
      .insertInto('watch_change')
      .values({ ...change, watch_id: ITEM_WATCHES[owner], round: 1 })
      .execute()
    const filter = { list: 'products', name: 'Light mugs', query: 'words=mug', created_at: at } as const
    await db
      .insertInto('saved_filter')
      .values({ ...filter, id: PRESETS[owner], account_id })
      .execute()
    const id = KEYWORD_LISTS[owner]
    const list = { marketplace: 'US', name: 'Mugs', created_at: at, updated_at: at } as const
    await db
      .insertInto('keyword_list')
      .values({ ...list, id, account_id })
      .execute()
    const term = { text: 'travel mug', folded: 'travel mug', tags: '["Title"]', origin: 'typed' } as const
    await db
      .insertInto('listed_term')
      .values({ ...term, id, list_id: id, detail: null, added_at: at })
      .execute()
  }
}
