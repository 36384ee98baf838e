/** The namespaces and their keys, for the types only: at run time each file is loaded by itself. */
import type { texts as account } from './account.ts'
import type { texts as backdrop } from './backdrop.ts'
import type { texts as belts } from './belts.ts'
import type { texts as billing } from './billing.ts'
import type { texts as calculators } from './calculators.ts'
import type { texts as center } from './center.ts'
import type { texts as compare } from './compare.ts'
import type { texts as console } from './console.ts'
import type { texts as dashboard } from './dashboard.ts'
import type { texts as devtools } from './devtools.ts'
import type { texts as extension } from './extension.ts'
import type { texts as fees } from './fees.ts'
import type { texts as frame } from './frame.ts'
import type { texts as freight } from './freight.ts'
import type { texts as freightCartons } from './freight-cartons.ts'
import type { texts as freightResult } from './freight-result.ts'
import type { texts as freightTables } from './freight-tables.ts'
import type { texts as gallery } from './gallery.ts'
import type { texts as globalSearch } from './global-search.ts'
import type { texts as help } from './help.ts'
import type { texts as home } from './home.ts'
import type { texts as infringement } from './infringement.ts'
import type { texts as keywordLists } from './keyword-lists.ts'
import type { texts as keywords } from './keywords.ts'
import type { texts as knowledge } from './knowledge.ts'
import type { texts as latest } from './latest.ts'
import type { texts as list } from './list.ts'
import type { texts as listing } from './listing.ts'
import type { texts as marketPrediction } from './market-prediction.ts'
import type { texts as markets } from './markets.ts'
import type { texts as miningTools } from './mining-tools.ts'
import type { texts as offerDetail } from './offer-detail.ts'
import type { texts as ownTables } from './own-tables.ts'
import type { texts as patent } from './patent.ts'
import type { texts as patents } from './patents.ts'
import type { texts as picker } from './picker.ts'
import type { texts as pictures } from './pictures.ts'
import type { texts as prediction } from './prediction.ts'
import type { texts as presets } from './presets.ts'
import type { texts as productDetail } from './product-detail.ts'
import type { texts as products } from './products.ts'
import type { texts as profitAnalysis } from './profit-analysis.ts'
import type { texts as profitBatch } from './profit-batch.ts'
import type { texts as report } from './report.ts'
import type { texts as reports } from './reports.ts'
import type { texts as research } from './research.ts'
import type { texts as reverse } from './reverse.ts'
import type { texts as rights } from './rights.ts'
import type { texts as searchTerms } from './search-terms.ts'
import type { texts as shell } from './shell.ts'
import type { texts as sourcing } from './sourcing.ts'
import type { texts as terms } from './terms.ts'
import type { texts as trademarks } from './trademarks.ts'
import type { texts as upcoming } from './upcoming.ts'
import type { texts as watches } from './watches.ts'
import type { texts as wechat } from './wechat.ts'

export interface Namespaces {
  account: typeof account
  backdrop: typeof backdrop
  belts: typeof belts
  billing: typeof billing
  calculators: typeof calculators
  center: typeof center
  compare: typeof compare
  console: typeof console
  dashboard: typeof dashboard
  devtools: typeof devtools
  extension: typeof extension
  fees: typeof fees
  frame: typeof frame
  freight: typeof freight
  'freight-cartons': typeof freightCartons
  'freight-result': typeof freightResult
  'freight-tables': typeof freightTables
  gallery: typeof gallery
  'global-search': typeof globalSearch
  help: typeof help
  home: typeof home
  infringement: typeof infringement
  'keyword-lists': typeof keywordLists
  keywords: typeof keywords
  knowledge: typeof knowledge
  latest: typeof latest
  list: typeof list
  listing: typeof listing
  'market-prediction': typeof marketPrediction
  markets: typeof markets
  'mining-tools': typeof miningTools
  'offer-detail': typeof offerDetail
  'own-tables': typeof ownTables
  presets: typeof presets
  patent: typeof patent
  patents: typeof patents
  picker: typeof picker
  pictures: typeof pictures
  prediction: typeof prediction
  'product-detail': typeof productDetail
  products: typeof products
  'profit-analysis': typeof profitAnalysis
  'profit-batch': typeof profitBatch
  report: typeof report
  reports: typeof reports
  reverse: typeof reverse
  research: typeof research
  rights: typeof rights
  'search-terms': typeof searchTerms
  shell: typeof shell
  sourcing: typeof sourcing
  terms: typeof terms
  trademarks: typeof trademarks
  upcoming: typeof upcoming
  watches: typeof watches
  wechat: typeof wechat
}
