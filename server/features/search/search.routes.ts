import { GROUP_ROWS, type search } from '#contracts/api/search.ts'
import { asinsIn } from '#contracts/model/asins-in-text.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import type { RightsWorld } from '#server/features/rights/public.ts'
import type { ScreenerWorld } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { slices } from '#server/platform/slices.ts'
import { findKeywords } from './find-keywords.ts'
import { findMarkets } from './find-markets.ts'
import { findProducts } from './find-products.ts'
import type { Wanted } from './hits-by-marketplace.ts'

type SearchWorld = RightsWorld & ScreenerWorld

export const searchHandlers: Handlers<typeof search, SearchWorld> = {
  async global({ world, user, body }) {
    const text = body.q.trim()
    if (text === '') throw refuse('emptyWords')
    const { marketplaces = [], limit = GROUP_ROWS.default } = body
    const wanted = {
      accountId: user.id,
      marketplaces: marketplaces.length > 0 ? marketplaces : MARKETPLACES,
      limit,
    }
    const asins = asinsIn(text)
    if (asins.length > 0) {
      const products = findProducts(world, { asins }, wanted)
      return { exact: 'asin', ...NOTHING, products }
    }
    // The rights are searched in another thread meanwhile.
    const rights = world.searchBy(user.id).findRights({ text, limit, today: todayBy(world.clock) })
    const [named, found] = await Promise.all([rights, inTables(world, text, wanted)])
    const { exact, ...registers } = named
    if (exact) return { exact: 'number', ...NOTHING, ...registers }
    return { exact: null, ...found, ...registers }
  },
}

/** A common word has thousands of hits in each table, so other callers take turns between them. */
async function inTables(world: SearchWorld, words: string, wanted: Wanted) {
  const pause = slices(undefined, wanted.accountId)
  // A text without letters filters nothing, so it would find every product.
  const products = findProducts(world, /[\p{L}\p{N}]/u.test(words) ? { words } : NO_PRODUCT, wanted)
  await pause()
  const keywords = findKeywords(world, words, wanted)
  await pause()
  return { products, keywords, markets: findMarkets(world, words, wanted) }
}

const NO_PRODUCT = { asins: ['-'] }

const NONE = { total: 0, counts: [], row: [] }
const NO_RIGHTS = { ...NONE, data: 'sample' as const }
const NOTHING = { products: NONE, markets: NONE, keywords: NONE, patents: NO_RIGHTS, trademarks: NO_RIGHTS }
