import { Readable } from 'node:stream'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import { matches } from '#contracts/core/matches.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Static } from '#contracts/core/schema.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { Language } from '#contracts/model/language.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_EXPORT_TEXTS } from '#contracts/model/screener/market-export.texts.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import {
  requireSigned,
  type SignedFiles,
  type SignedQuery,
  type SigningWorld,
  signedQuery,
} from '#server/platform/signed-address.ts'
import { findMarkets, sortMarkets } from './find-markets.ts'
import { marketDetail } from './market-detail.ts'
import { marketsCsv, marketsXlsx } from './market-export.ts'
import { type MarketReader, marketRow } from './market-rows.ts'
import { type MarketsWorld, marketsOf } from './search-markets.ts'

type SearchWorld = SigningWorld & MarketsWorld
type Search = Static<typeof marketSearch.search.body>

const FILES: SignedFiles = { kind: 'markets', seconds: 3600 }

export const marketSearchHandlers: Handlers<typeof marketSearch, SearchWorld> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const { reader, settings, markets } = marketsOf(world, user.id, search)
    const { scope } = reader
    const found = sortMarkets(findMarkets(markets, search), search)
    // Before any wait, in which an import could replace the table and close its file.
    const row = found.slice((page - 1) * size, page * size).map((market) => marketRow(reader, market))
    const key = await signedQuery(world, FILES, user.id)
    const file = (type: string) =>
      `/download/markets/markets.${type}?${key}&${new URLSearchParams({ q: JSON.stringify(search), lang: language })}`
    return {
      row,
      total: found.length,
      all: markets.length,
      page,
      size,
      marketplace: scope.marketplace,
      currency: marketplaces[scope.marketplace].currency,
      data: scope.data,
      hasBoth: scope.hasBoth,
      month: scope.months.at(-1) ?? null,
      ...settings,
      csv: file('csv'),
      xlsx: file('xlsx'),
    }
  },
  detail({ world, user, body }) {
    // A watch of a sample market names no class; imported products must not hide it.
    for (const data of body.data ? [body.data] : [undefined, 'sample' as const]) {
      const { reader, settings, markets } = marketsOf(world, user.id, { ...body, data })
      const market = markets.find(({ id }) => id === body.id) ?? markets.find(({ nicheId }) => nicheId === body.id)
      if (market) return marketDetail(reader, market, settings, markets)
    }
    throw refuse('nicheNotFound')
  },
  map({ world, user, body }) {
    const { reader, markets } = marketsOf(world, user.id, body)
    const { marketplace, data } = reader.scope
    const nodes = sortMarkets(
      markets.filter(({ level }) => level === 'category'),
      {},
    )
    return {
      row: nodes.map(({ id, parent, path, values }) => ({
        id,
        parent,
        name: path.at(-1) ?? '',
        products: values.products ?? 0,
        units: values.units,
        revenue: values.revenue,
        unitsYear: values.unitsYear,
        openness: values.openness,
      })),
      marketplace,
      currency: marketplaces[marketplace].currency,
      data,
    }
  },
  async csv({ world, query }) {
    const { rows, options, name } = await fileOrNotFound(() => exportOf(world, query, 'csv'))
    return { body: Readable.from(joinLines(marketsCsv(rows, options)), { objectMode: false }), name }
  },
  async xlsx({ world, query }) {
    const { rows, options, name } = await fileOrNotFound(() => exportOf(world, query, 'xlsx'))
    return { body: Readable.from(marketsXlsx(rows, options), { objectMode: false }), name }
  },
}

async function exportOf(world: SearchWorld, query: SignedQuery & { q: string; lang?: Language }, type: string) {
  const accountId = await requireSigned(world, FILES, query)
  const search = readSearch(query.q)
  const language = query.lang ?? 'zh-CN'
  const { reader, settings, markets } = marketsOf(world, accountId, search)
  const found = sortMarkets(findMarkets(markets, search), search)
  const { marketplace } = reader.scope
  const day = dayOf(world.clock.iso(), HOME_ZONE)
  return {
    rows: rowsOf(reader, found),
    options: { scope: reader.scope, settings, language },
    name: `${MARKET_EXPORT_TEXTS[language].file}-${marketplace}-${day}.${type}`,
  }
}

function* rowsOf(reader: MarketReader, markets: Iterable<Parameters<typeof marketRow>[1]>): Generator<MarketRow> {
  for (const market of markets) yield marketRow(reader, market, 0)
}

/** The address was made from a valid search, so any other text is a forged address. */
function readSearch(text: string): Search {
  try {
    const search: unknown = JSON.parse(text)
    if (matches(marketSearch.search.body, search)) return search
  } catch {
    // Not JSON.
  }
  throw refuse('fileNotFound')
}
