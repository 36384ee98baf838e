/** Complete inputs of calls, by path; marks as in words.ts. */
import { DEFAULT_SETTINGS } from '#contracts/api/watches.ts'
import { MUG, OWN_TABLE } from '#contracts/pact/calculators.test-support.ts'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import { MUG_SEARCH, WATCHED_MARKET, WATCHED_MUG } from '#contracts/pact/watches.test-support.ts'
import { hash52 } from '#fixtures/random.ts'
import { STORY } from '#fixtures/story.ts'
import {
  CALCULATIONS,
  CHECKS,
  COPIES,
  ITEM_WATCHES,
  KEYWORD_LISTS,
  ORDERS,
  OWN_TABLES,
  PHONES,
  PRESETS,
  REPORTS,
  ROOT_ID,
  SEARCHES,
  seconds,
  WATCHES,
} from './words.ts'

const robot = '~robot~'
const form = { type: 0, id: 11 }
/** Complete valid inputs, for calls whose fields depend on each other; the fuzzer varies them. */
const WHOLE: Record<string, readonly Record<string, unknown>[]> = {
  '/api/account/getCode': [{ phone: PHONES.newcomer, type: 'register', robot }],
  '/api/account/register': [{ phone: PHONES.newcomer, password: 'another1', code: '~code-register~', robot }],
  '/api/account/login': [
    { phone: PHONES.seller, password: STORY.account.password, robot },
    { phone: PHONES.seller, code: '~code-login~', robot },
  ],
  '/api/account/updatePassword': [
    { password: 'another1', oldPassword: STORY.account.password },
    { password: 'another1', phone: PHONES.seller, code: '~code-forget~' },
    { password: 'another1', code: '~code-confirm~' },
  ],
  '/api/account/close': [{ password: STORY.account.password }, { code: '~code-confirm~' }],
  '/api/account/wechatBind': [{ ticket: '~bound~', phone: PHONES.seller, code: '~code-bind~' }],
  '/api/order/createOrder': [form, { ...form, type: 1 }, { ...form, coupon: 'FREEPACK' }],
  '/api/calculators/save': [{ kind: 'profit', name: 'Mug', input: MUG }],
  '/api/calculators/own-tables/save': [{ table: OWN_TABLE }, { id: OWN_TABLES.seller, table: OWN_TABLE }],
  '/api/calculators/own-tables/delete': [{ id: OWN_TABLES.seller }],
  '/api/calculators/print': [{ id: CALCULATIONS.seller, language: 'en-US' }, { token: COPIES.neighbour }],
  '/api/calculators/print/draft': [{ kind: 'profit', name: 'Mug', input: MUG, language: 'en-US', mode: 'air' }],
  '/api/order/cancel': [{ no: ORDERS.open }],
  '/api/AiAmazon/reportGoodsCreate': [{ mold_id: 3, asin: STORY.german, product: '{"marketplace":"DE"}' }],
  '/api/AiAmazon/reportGoodsUpdate': [
    { mold_id: 4, asin: STORY.asin, product: '{"marketplace":"US"}' },
    { mold_id: 4, asin: STORY.failing, action: 'recreate' },
  ],
  '/api/AiAmazon/reportCreate': [{ mold_id: 5, nicheId: STORY.germanNiche, keyword: 'Becher' }],
  '/api/AiAmazon/reportUpdate': [
    { mold_id: 6, nicheId: STORY.niche, keyword: 'mug', market: '{}' },
    { mold_id: 6, nicheId: STORY.failingNiche, action: 'recreate' },
  ],
  '/api/AiAmazon/getQueryId': [
    { mold_id: 1, image: SHAPE_PNG },
    { mold_id: 1, title: 'lamp', loc: '26', office: ['US'] },
  ],
  '/api/AiAmazon/getPatentInfo': [{ queryId: String(SEARCHES.pictured), sort: 'filed', validity: ['inForce'] }],
  '/api/patent/verdict': [{ queryId: String(SEARCHES.pictured), id: 1, verdict: 'different', note: 'Another base' }],
  '/api/patent/watch': [{ queryId: String(SEARCHES.words), name: 'Lamps' }],
  '/api/patent/watched': [{ id: WATCHES.seller }],
  '/api/patent/unwatch': [{ id: WATCHES.seller }],
  '/api/watches/create': [WATCHED_MUG, WATCHED_MARKET, MUG_SEARCH],
  '/api/watches/update': [{ id: ITEM_WATCHES.seller, settings: DEFAULT_SETTINGS, name: 'Mug' }],
  '/api/watches/delete': [{ id: ITEM_WATCHES.seller }],
  '/api/watches/changes': [{ id: ITEM_WATCHES.seller }],
  '/api/watches/seen': [{ id: ITEM_WATCHES.seller }],
  '/api/presets/save': [{ list: 'products', name: 'Mugs', query: 'words=mug' }],
  '/api/presets/rename': [{ id: PRESETS.seller, name: 'Cups' }],
  '/api/presets/delete': [{ id: PRESETS.seller }],
  '/api/keyword-lists/create': [{ name: 'Cups', marketplace: 'US' }],
  '/api/keyword-lists/rename': [{ list: KEYWORD_LISTS.seller, name: 'Cups' }],
  '/api/keyword-lists/delete': [{ list: KEYWORD_LISTS.seller }],
  '/api/keyword-lists/add': [{ list: KEYWORD_LISTS.seller, terms: ['travel mug', 'cup'], origin: 'typed' }],
  '/api/keyword-lists/collect': [{ list: KEYWORD_LISTS.seller, search: { seeds: ['mug'] }, count: 5 }],
  '/api/keyword-lists/terms': [
    { list: KEYWORD_LISTS.seller, with: 'mug', sort: 'searches' },
    { list: KEYWORD_LISTS.seller, tag: 'Title' },
  ],
  '/api/keyword-lists/brief': [{ list: KEYWORD_LISTS.seller }],
  '/api/keyword-lists/tag': [{ list: KEYWORD_LISTS.seller, terms: [KEYWORD_LISTS.seller], tag: 'Ads', on: true }],
  '/api/keyword-lists/drop': [{ list: KEYWORD_LISTS.seller, terms: [KEYWORD_LISTS.seller] }],
  '/api/patent/print': [{ queryId: String(SEARCHES.pictured), language: 'en-US' }],
  '/api/tort/query': [
    { mold_id: 1, asin: STORY.asin },
    { mold_id: 1, title: 'Mug', brand: 'Ours', pictures: [SHAPE_PNG] },
  ],
  '/api/tort/judge': [{ id: CHECKS.pictured, verdict: 'different', note: 'Another lid' }],
  '/api/products/search': [
    { range: { units: { min: 300 } }, sort: 'margin' },
    { words: 'mug', month: '2026-03' },
  ],
  '/api/products/research': [
    { asins: [STORY.asin, 'B0UNKNOWN9', '', 'b0sample01'], sort: 'keywords' },
    { rivalsOf: STORY.asin },
    { brands: ['Olvano'], words: 'mug' },
  ],
  '/api/keywords/search': [
    { seeds: ['travel mug', '旅行杯'], match: 'related', range: { searches: { min: 300 } }, sort: 'clickShare' },
    { seeds: ['mug'], match: 'phrase', with: 'travel', without: 'handle, lid', choice: { period: ['seasonal'] } },
    { month: '2026-03', range: { searchesYear: { min: 0.1 } }, sort: 'searchesTrend' },
  ],
  '/api/search-terms/history': [{ id: hash52('US:travel mug') }, { id: 1 }],
  '/api/search-terms/search': [
    { words: 'travel mug', kind: 'week', period: '2026-10-18', model: 'hot', range: { rankShift4: { min: 1 } } },
    { kind: 'month', period: '2026-10', match: 'phrase', without: 'kids', sort: 'yearChange', order: 'asc' },
    { kind: 'quarter', period: '2026-Q3', model: 'potential' },
    { kind: 'week', period: '2026-11-11' },
  ],
  '/api/search-term-products/search': [
    { words: 'mug', kind: 'month', goods: { firsts: { min: 1 }, productPrice: { max: 30 } }, sort: 'firsts' },
    { model: 'surging', brand: 'a', sort: 'clickConversion' },
  ],
  '/api/keywords/words': [{ seeds: ['mug'] }, { seeds: ['travel mug'], match: 'exact' }],
  '/api/keywords/categories': [{ seeds: ['mug'], range: { bid: { max: 30 } } }],
  '/api/keywords/reverse': [
    { asins: [STORY.asin, STORY.failing], week: '2026-09-06', against: '2026-06-14', gap: 'both', sort: 'organicRank' },
    { asins: [STORY.asin], range: { trafficShare: { min: 0.01 } }, choice: { kinds: ['organic'] }, move: 'up' },
  ],
  '/api/keywords/reverse/sources': [{ asins: [STORY.asin, STORY.failing], week: '2026-09-06' }],
  '/api/keywords/reverse/history': [{ asins: [STORY.asin], id: 1 }],
  '/api/markets/search': [
    { range: { avgUnits: { min: 200 } }, sort: 'openness' },
    { words: 'mug', head: 5, newMonths: 12 },
  ],
  '/api/search/global': [
    { q: 'travel mug', marketplaces: ['US', 'DE'], limit: 3 },
    { q: STORY.asin },
    { q: STORY.patent.publicationNumber },
    { q: '旅行杯' },
  ],
  '/api/markets/detail': [{ id: STORY.niche }, { id: ROOT_ID, head: 5 }],
  '/api/markets/prediction': [{ term: 'travel mug' }, { nicheId: STORY.niche }, { term: '旅行杯', data: 'sample' }],
  '/api/markets/prediction/suggest': [{ typed: 'mug' }, { typed: '', marketplace: 'JP' }],
  '/api/AiAmazonBusiness/index': [
    { words: 'mug', range: { price: { max: 30 } }, choice: { shipping: ['48'] }, sort: 'repeatRate' },
    { asin: STORY.asin },
    { image: SHAPE_PNG },
  ],
  '/api/AmazonBusiness/index/searchThree': [{ field: 'mug' }],
  '/api/AiAmazonBusiness/getIndustryBeltOne': [{ asin: STORY.asin }, { nicheId: STORY.niche }],
  '/api/sourcing/offer': [{ id: 1 }],
  '/api/products/categories': [{ range: { price: { max: 30 } } }],
  '/api/report/marketDel': [{ id: REPORTS.nicheDone }, { id: REPORTS.nicheFailed }],
  '/api/report/version': [{ id: REPORTS.done }, { id: REPORTS.nicheDone, revision: 1 }],
  '/__dev/faults': [
    { call: 'all', latency: { from: 0, to: 9 } },
    { call: 'GET /api/account/info', fault: 'drop' },
  ],
  '/__dev/payments/act': [
    { provider: 'stripe', id: '~payment~', act: 'pay' },
    { provider: 'alipay', id: '~trade~', act: 'refuse' },
  ],
  '/__dev/requests/:id': [{ id: '~request~' }],
  '/__dev/payments/forge': [{ id: '~trade~', forge: 'amount' }],
}
const PRODUCT_SEARCHES = ['{}', '{"range":{"units":{"min":900}},"sort":"price","order":"asc"}', '{"sort":"karma"}', '{']
const MARKET_SEARCHES = ['{}', '{"range":{"avgUnits":{"min":200}},"sort":"openness"}', '{"sort":"karma"}', '{']
const KEYWORD_SEARCHES = ['{}', '{"seeds":["mug"],"sort":"bid"}', '{"sort":"karma"}', '{']
const TERM_SEARCHES = ['{}', '{"kind":"month","sort":"searches"}', '{"period":"2026-13"}', '{']
const TERM_PRODUCT_SEARCHES = ['{}', '{"goods":{"terms":{"min":2}}}', '{"sort":"karma"}', '{']
const REVERSE_SEARCHES = [`{"asins":["${STORY.asin}"],"sort":"bid"}`, '{"asins":[]}', '{}', '{']
const OFFER_SEARCHES = ['{}', '{"words":"mug","sort":"price"}', '{"sort":"karma"}', '{']
const KINDS = ['report-files', 'receipts', 'ledger', 'takeout'] as const
const signedAs = (kind: string) => ({ u: 1, e: seconds + (kind === 'takeout' ? 1200 : 7200), s: `~sign-${kind}~` })
const SIGNED = KINDS.map(signedAs)
const OF_PATENTS = ['/download/patents/', '/images/patent-query/']

/** Complete inputs for the body or query of a call. */
export function wholeInputs(path: string): readonly Record<string, unknown>[] {
  if (OF_PATENTS.some((start) => path.startsWith(start))) return [signedAs('patent-files')]
  if (path.startsWith('/download/calculators/')) return [signedAs('calculations')]
  if (path.startsWith('/download/products/research.'))
    return PRODUCT_SEARCHES.map((q) => ({ ...signedAs('research'), q }))
  if (path.startsWith('/download/products/')) return PRODUCT_SEARCHES.map((q) => ({ ...signedAs('products'), q }))
  if (path.startsWith('/download/markets/')) return MARKET_SEARCHES.map((q) => ({ ...signedAs('markets'), q }))
  if (path.startsWith('/download/keyword-lists/'))
    return [{ ...signedAs('keyword-lists'), q: JSON.stringify({ list: KEYWORD_LISTS.seller }) }]
  if (path.startsWith('/download/keywords/reverse.'))
    return REVERSE_SEARCHES.map((q) => ({ ...signedAs('reverse'), q }))
  if (path.startsWith('/download/keywords/')) return KEYWORD_SEARCHES.map((q) => ({ ...signedAs('keywords'), q }))
  if (path.startsWith('/download/search-terms/')) return TERM_SEARCHES.map((q) => ({ ...signedAs('search-terms'), q }))
  if (path.startsWith('/download/search-term-products/'))
    return TERM_PRODUCT_SEARCHES.map((q) => ({ ...signedAs('search-term-products'), q }))
  if (path.startsWith('/download/sourcing/')) return OFFER_SEARCHES.map((q) => ({ ...signedAs('offers'), q }))
  if (path.startsWith('/images/tort-query/')) return [signedAs('tort-files')]
  return path.startsWith('/download/') ? SIGNED : (WHOLE[path] ?? [])
}
