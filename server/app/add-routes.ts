/** Adds the calls of all subjects to the server. */
import type { FastifyInstance } from 'fastify'
import { account } from '#contracts/api/accounts/account.ts'
import { center } from '#contracts/api/accounts/center.ts'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import { billing } from '#contracts/api/billing.ts'
import { calculators } from '#contracts/api/calculators.ts'
import { docs } from '#contracts/api/docs.ts'
import { extension } from '#contracts/api/extension.ts'
import { home } from '#contracts/api/home.ts'
import { keywordLists } from '#contracts/api/keyword-lists.ts'
import { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import { keywordSearch } from '#contracts/api/keyword-search.ts'
import { ledger } from '#contracts/api/ledger.ts'
import { marketPrediction } from '#contracts/api/market-prediction.ts'
import { marketSearch } from '#contracts/api/market-search.ts'
import { markets } from '#contracts/api/markets.ts'
import { prediction } from '#contracts/api/prediction.ts'
import { presets } from '#contracts/api/presets.ts'
import { productDetail } from '#contracts/api/product-detail.ts'
import { productResearch } from '#contracts/api/product-research.ts'
import { productSearch } from '#contracts/api/product-search.ts'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { search } from '#contracts/api/search.ts'
import { searchTermProducts } from '#contracts/api/search-term-products.ts'
import { searchTerms } from '#contracts/api/search-terms.ts'
import { sourcing } from '#contracts/api/sourcing.ts'
import { upstream } from '#contracts/api/upstream.ts'
import { watches } from '#contracts/api/watches.ts'
import { accountHandlers } from '#server/features/accounts/account.routes.ts'
import { centerHandlers } from '#server/features/accounts/center.routes.ts'
import { wechatHandlers } from '#server/features/accounts/wechat/wechat.routes.ts'
import { billingHandlers } from '#server/features/billing/billing.routes.ts'
import { calculatorsHandlers } from '#server/features/calculators/calculators.routes.ts'
import { extensionHandlers } from '#server/features/extension/extension.routes.ts'
import { homeHandlers } from '#server/features/home/home.routes.ts'
import { keywordSearchHandlers } from '#server/features/keywords/keyword-search.routes.ts'
import { keywordListsHandlers } from '#server/features/keywords/lists/keyword-lists.routes.ts'
import { keywordReverseHandlers } from '#server/features/keywords/reverse/reverse.routes.ts'
import { searchTermProductsHandlers } from '#server/features/keywords/search-terms/search-term-products.routes.ts'
import { searchTermsHandlers } from '#server/features/keywords/search-terms/search-terms.routes.ts'
import { ledgerHandlers } from '#server/features/ledger/ledger.routes.ts'
import { marketSearchHandlers } from '#server/features/markets/market-search.routes.ts'
import { marketsHandlers } from '#server/features/markets/markets.routes.ts'
import { marketPredictionHandlers } from '#server/features/markets/prediction/market-prediction.routes.ts'
import { presetsHandlers } from '#server/features/presets/presets.routes.ts'
import { predictionHandlers } from '#server/features/products/prediction.routes.ts'
import { productDetailHandlers } from '#server/features/products/product-detail.routes.ts'
import { productResearchHandlers } from '#server/features/products/product-research.routes.ts'
import { productSearchHandlers } from '#server/features/products/product-search.routes.ts'
import { productsHandlers } from '#server/features/products/products.routes.ts'
import { reportsHandlers } from '#server/features/reports/reports.routes.ts'
import { infringementHandlers } from '#server/features/rights/infringement/infringement.routes.ts'
import { patentsHandlers } from '#server/features/rights/patents/patents.routes.ts'
import { trademarksHandlers } from '#server/features/rights/trademarks/trademarks.routes.ts'
import { searchHandlers } from '#server/features/search/search.routes.ts'
import { sourcingHandlers } from '#server/features/sourcing/sourcing.routes.ts'
import { sourcingOf } from '#server/features/sourcing/sourcing.ts'
import { upstreamSessions } from '#server/features/upstream/adopt.ts'
import { differenceObserver } from '#server/features/upstream/observed.ts'
import { type Forwarding, upstreamHandlers } from '#server/features/upstream/upstream.routes.ts'
import { namesOf } from '#server/features/upstream/upstream-settings.ts'
import { watchesHandlers } from '#server/features/watches/watches.routes.ts'
import { type Adapter, implement } from '#server/http/implement.ts'
import { docsHandlers } from '#server/http/openapi.routes.ts'
import type { UnderWay } from '#server/http/under-way.ts'
import type { Deps } from './deps.ts'
import { identifierOf } from './identify.ts'
import type { AppWorld } from './world.ts'
import type { Worlds } from './worlds.ts'

const UPSTREAM_TIMEOUT_MS = 30_000

export interface Setup<W extends AppWorld> {
  worlds: Worlds
  underWay: UnderWay
  worldOf: Adapter<W>['worldOf']
  /** True if a developer has set a scenario or fault in the world. */
  isArranged?: (world: W) => boolean
  hooks?: Adapter<W>['hooks']
  addCalls?: (adapter: Adapter<W>, seen: Forwarding) => Promise<void>
}

/** Adds the calls of all subjects, forwarded to the upstream where it is configured. */
export async function addRoutes<W extends AppWorld>(
  server: FastifyInstance,
  deps: Deps,
  { underWay, worldOf, hooks, addCalls }: Setup<W>,
): Promise<void> {
  const { upstream: other } = deps
  const seen = differenceObserver()
  const passing =
    other?.by === 'server'
      ? {
          origin: other.origin,
          calls: other.calls,
          timeoutMs: other.timeoutMs ?? UPSTREAM_TIMEOUT_MS,
          observe: seen.observe,
        }
      : undefined
  const people = other && upstreamSessions(other.origin)
  // If logins are forwarded, users hold tokens of the upstream.
  const adopt = passing?.calls.has(account.info) ? people?.adopt : undefined
  const identify = identifierOf(worldOf, adopt)
  const adapter: Adapter<W> = {
    app: server,
    identify,
    worldOf,
    underWay,
    checkAnswers: deps.checkAnswers ?? false,
    hooks,
    upstream: passing,
  }
  implement(adapter, upstream, upstreamHandlers(people))
  implement(adapter, account, accountHandlers)
  implement(adapter, center, centerHandlers)
  implement(adapter, ledger, ledgerHandlers)
  implement(adapter, wechat, wechatHandlers)
  implement(adapter, products, productsHandlers)
  implement(adapter, marketSearch, marketSearchHandlers)
  implement(adapter, marketPrediction, marketPredictionHandlers)
  implement(adapter, productSearch, productSearchHandlers)
  implement(adapter, productResearch, productResearchHandlers)
  implement(adapter, keywordSearch, keywordSearchHandlers)
  implement(adapter, keywordLists, keywordListsHandlers)
  implement(adapter, searchTerms, searchTermsHandlers)
  implement(adapter, searchTermProducts, searchTermProductsHandlers)
  implement(adapter, keywordReverse, keywordReverseHandlers)
  implement(adapter, search, searchHandlers)
  implement(adapter, productDetail, productDetailHandlers)
  implement(adapter, prediction, predictionHandlers)
  implement(adapter, markets, marketsHandlers)
  implement(adapter, patents, patentsHandlers(deps.pool))
  implement(
    adapter,
    reports,
    reportsHandlers({ print: deps.pool.printReport, catalogueFile: deps.catalogueFile, onStep: deps.onStep }),
  )
  implement(adapter, trademarks, trademarksHandlers)
  implement(adapter, infringement, infringementHandlers)
  implement(adapter, calculators, calculatorsHandlers({ print: deps.pool.printCalculation }))
  implement(adapter, sourcing, sourcingHandlers(sourcingOf(deps.catalogue)))
  implement(adapter, billing, billingHandlers({ publicUrl: deps.publicUrl, onStep: deps.onStep }))
  implement(adapter, watches, watchesHandlers)
  implement(adapter, presets, presetsHandlers)
  implement(adapter, home, homeHandlers)
  implement(adapter, extension, extensionHandlers(deps.extension))
  implement(adapter, docs, docsHandlers(deps.dev !== undefined))
  await addCalls?.(adapter, {
    observer: seen,
    to: passing && { origin: passing.origin, names: namesOf(passing.calls) },
  })
}
