import { Readable } from 'node:stream'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_EXPORT_TEXTS } from '#contracts/model/screener/market-export.texts.ts'
import type { Handlers } from '#server/http/context.ts'
import { joinLines } from '#server/platform/join-chunks.ts'
import { fileOrNotFound, refuse } from '#server/platform/refusal.ts'
import { openSearchFile, type SearchFileQuery, searchFileAddresses } from '#server/platform/search-files.ts'
import type { SignedFiles, SigningWorld } from '#server/platform/signed-address.ts'
import { findMarkets, sortMarkets } from './find-markets.ts'
import { marketDetail } from './market-detail.ts'
import { marketsCsv, marketsXlsx } from './market-export.ts'
import { type MarketReader, marketRow } from './market-rows.ts'
import { type MarketsWorld, marketsOf } from './search-markets.ts'

type SearchWorld = SigningWorld & MarketsWorld

const FILES: SignedFiles = { kind: 'markets', seconds: 3600 }

export const marketSearchHandlers: Handlers<typeof marketSearch, SearchWorld> = {
  async search({ world, user, language, body }) {
    const { page = 1, size = PAGE_SIZE, ...search } = body
    const { reader, settings, markets } = marketsOf(world, user.id, search)
    const { scope } = reader
    const found = sortMarkets(findMarkets(markets, search), search)
    // Before any wait, in which an import could replace the table and close its file.
    const row = found.slice((page - 1) * size, page * size).map((market) => marketRow(reader, market))
    const files = await searchFileAddresses(
      world,
      { calls: marketSearch, files: FILES, accountId: user.id },
      { search, language },
    )
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
      ...files,
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

async function exportOf(world: SearchWorld, query: SearchFileQuery, type: string) {
  const { accountId, search, language } = await openSearchFile(world, FILES, marketSearch.search.body, query)
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
