import { account } from './accounts/account.ts'
import { center } from './accounts/center.ts'
import { wechat } from './accounts/wechat.ts'
import { billing } from './billing.ts'
import { calculators } from './calculators.ts'
import { devtools } from './dev/devtools.ts'
import { devClient } from './dev/devtools-client.ts'
import { devFaults } from './dev/devtools-faults.ts'
import { devRequests } from './dev/devtools-requests.ts'
import { devSnapshots } from './dev/devtools-snapshots.ts'
import { devState } from './dev/devtools-state.ts'
import { devWorlds } from './dev/devtools-worlds.ts'
import { simulators } from './dev/simulators.ts'
import { docs } from './docs.ts'
import { extension } from './extension.ts'
import { home } from './home.ts'
import { keywordLists } from './keyword-lists.ts'
import { keywordReverse } from './keyword-reverse.ts'
import { keywordSearch } from './keyword-search.ts'
import { ledger } from './ledger.ts'
import { marketPrediction } from './market-prediction.ts'
import { marketSearch } from './market-search.ts'
import { markets } from './markets.ts'
import { prediction } from './prediction.ts'
import { presets } from './presets.ts'
import { productDetail } from './product-detail.ts'
import { productResearch } from './product-research.ts'
import { productSearch } from './product-search.ts'
import { products } from './products.ts'
import { reports } from './reports/reports.ts'
import { infringement } from './rights/infringement.ts'
import { patents } from './rights/patents.ts'
import { trademarks } from './rights/trademarks.ts'
import { search } from './search.ts'
import { searchTermProducts } from './search-term-products.ts'
import { searchTerms } from './search-terms.ts'
import { sourcing } from './sourcing.ts'
import { upstream, upstreamDifferences } from './upstream.ts'
import { watches } from './watches.ts'

export const api = {
  account,
  wechat,
  center,
  ledger,
  products,
  productSearch,
  productResearch,
  productDetail,
  prediction,
  markets,
  marketSearch,
  marketPrediction,
  keywordLists,
  keywordReverse,
  keywordSearch,
  searchTerms,
  searchTermProducts,
  search,
  reports,
  patents,
  trademarks,
  infringement,
  billing,
  calculators,
  watches,
  sourcing,
  home,
  presets,
  extension,
  docs,
  upstream,
  devtools,
  simulators,
  devFaults,
  devRequests,
  devSnapshots,
  devState,
  devWorlds,
  upstreamDifferences,
  devClient,
} as const
