/**
 * Calls that no pact can express: files, streams, webhooks and an upload. Each names the test that pins it. Requests
 * and answers are declared here and compared with the contract like pacts.
 */
import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { calculators } from '#contracts/api/calculators.ts'
import { extension } from '#contracts/api/extension.ts'
import { ledger } from '#contracts/api/ledger.ts'
import { productSearch } from '#contracts/api/product-search.ts'
import { products } from '#contracts/api/products.ts'
import { upstream } from '#contracts/api/upstream.ts'
import { nameOf } from '#contracts/core/endpoint.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { center } from '../api/accounts/center.ts'
import { wechat } from '../api/accounts/wechat.ts'
import { docs } from '../api/docs.ts'
import { REPORT_STAGES } from '../api/reports/report-rows.ts'
import { reports } from '../api/reports/reports.ts'
import type { Exchange } from './agreement.ts'
import { type Claim, claimOf } from './claims.ts'
import { pinnedInfringement } from './pinned.infringement.ts'
import { pinnedKeywords } from './pinned.keywords.ts'
import { pinnedMarketPrediction } from './pinned.market-prediction.ts'
import { pinnedMarketSearch } from './pinned.market-search.ts'
import { pinnedPatents } from './pinned.patents.ts'
import { pinnedResearch } from './pinned.research.ts'
import { pinnedReverse } from './pinned.reverse.ts'
import { pinnedSearch } from './pinned.search.ts'
import { pinnedSearchTerms } from './pinned.search-terms.ts'
import { pinnedSourcing } from './pinned.sourcing.ts'
import type { Pinned } from './pinned-call.ts'

const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature' }
const oneOf = (...values: string[]): Claim => ({ is: 'oneOf', values })
const task = {
  is: 'object',
  fields: {
    id: { is: 'integer' },
    kind: oneOf('asin', 'market'),
    subject: { is: 'string' },
    title: { is: 'string' },
    marketplace: oneOf(...MARKETPLACES),
    state: { is: 'integer' },
    stage: oneOf(...REPORT_STAGES),
    progress: { is: 'number' },
  },
} satisfies Claim
const writing: Claim = { is: 'object', fields: { ...task.fields, sentence: { is: 'string' } } }

export const pinnedCalls: readonly Pinned[] = [
  {
    endpoint: products.image,
    test: 'server/features/reports/reports.ordering.test.ts',
    takes: [
      { params: { marketplace: 'US', file: 'B0SAMPLE01.webp' } },
      { params: { marketplace: 'US', file: 'B0SAMPLE01.webp' }, query: { v: '0123456789abcdef', size: 'thumbnail' } },
    ],
  },
  {
    endpoint: reports.pdf,
    test: 'server/features/reports/reports.ordering.test.ts',
    words: '.get(row.url)',
    takes: [
      { params: { file: '1.pdf' }, query: SIGNED },
      { params: { file: '1.pdf' }, query: { ...SIGNED, lang: 'en-US', inline: 1 } },
    ],
  },
  {
    endpoint: reports.progress,
    test: 'server/features/reports/reports.streams.test.ts',
    takes: [{}],
    events: [task, writing].map((data) => ({ name: 'report', data })),
  },
  {
    endpoint: billing.receipt,
    test: 'server/features/billing/billing.routes.test.ts',
    words: 'fetch(shop.url + order?.receipt)',
    takes: [{ params: { file: '20261115080000123456.pdf' }, query: SIGNED }],
  },
  {
    endpoint: billing.event,
    test: 'server/features/billing/order-events.test.ts',
    takes: [
      { query: { token: 'token', type: 'alipay' } },
      { query: { token: 'token', type: 'alipay', order: 'no-such-order' } },
    ],
    events: [
      { name: 'message', data: oneOf('success') },
      { name: 'ended', data: oneOf('closed', 'refunded') },
    ],
  },
  ...Object.values(NOTIFICATION_CALLS).map((call) => ({
    endpoint: billing[call],
    takes: [{}],
    test: 'server/features/billing/providers.trust.test.ts',
    words: 'fetch(shop.url + path, ',
  })),
  { endpoint: center.setAvatar, test: 'server/features/accounts/center.test.ts', takes: [{}] },
  {
    endpoint: center.avatar,
    test: 'server/features/accounts/center.test.ts',
    words: '.get(user.avatar)',
    takes: [{ params: { file: `${'a'.repeat(22)}.webp` } }],
  },
  {
    endpoint: center.download,
    test: 'server/features/accounts/takeout.test.ts',
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  },
  {
    endpoint: ledger.csv,
    test: 'server/features/ledger/ledger.routes.test.ts',
    takes: [
      { query: SIGNED },
      {
        query: {
          ...SIGNED,
          kind: 'charge',
          from: '2026-11-01T00:00:00.000Z',
          until: '2026-12-01T00:00:00.000Z',
          zone: 'Asia/Shanghai',
          lang: 'zh-CN',
        },
      },
    ],
  },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: productSearch[type],
    test: 'server/features/products/product-search.routes.test.ts',
    words: `get(${type})`,
    takes: [{ query: { ...SIGNED, q: '{}' } }, { query: { ...SIGNED, q: '{}', lang: 'zh-CN' } }],
  })),
  {
    endpoint: wechat.callback,
    test: 'server/features/accounts/wechat/wechat-callback.test.ts',
    takes: [{}, { query: { code: 'code', state: 'state' } }],
  },
  {
    endpoint: wechat.decide,
    test: 'server/features/accounts/wechat/wechat-callback.test.ts',
    takes: [{ body: { state: 'state', code: 'code', token: 'token', decision: 'confirm' } }],
  },
  {
    endpoint: extension.download,
    test: 'server/features/extension/extension.routes.test.ts',
    takes: [{ params: { file: 'seller-compass.zip' } }],
  },
  {
    endpoint: upstream.session,
    // A pact would need an upstream that knows the token.
    test: 'server/features/upstream/passing-on.test.ts',
    takes: [{ body: { token: 'token-of-theirs' } }],
    data: { is: 'object', fields: { token: { is: 'string' } } },
  },
  {
    endpoint: calculators.printDraft,
    test: 'server/features/calculators/printing.routes.test.ts',
    takes: [
      { body: { kind: 'profit', name: 'Travel mug', input: '{}' } },
      { body: { kind: 'profit', name: 'Travel mug', input: '{}', language: 'en-US', mode: 'air' } },
      { body: { kind: 'freight', name: 'First order', input: '{}', on: '2026-11-23' } },
    ],
  },
  {
    endpoint: calculators.pdf,
    test: 'server/features/calculators/printing.routes.test.ts',
    words: '.get(url)',
    takes: [
      { params: { file: '1.pdf' }, query: SIGNED },
      { params: { file: `${'c'.repeat(43)}.pdf` }, query: { ...SIGNED, lang: 'en-US', mode: 'air', inline: 1 } },
    ],
  },
  ...pinnedMarketPrediction,
  ...pinnedMarketSearch,
  ...pinnedPatents,
  ...pinnedInfringement,
  ...pinnedSourcing,
  ...pinnedKeywords,
  ...pinnedSearchTerms,
  ...pinnedReverse,
  ...pinnedSearch,
  ...pinnedResearch,
  { endpoint: docs.openapi, test: 'server/features/dev/docs.test.ts', takes: [{}] },
]

const successOf = (data: Claim): Exchange['answer'] => ({
  status: 200,
  code: 1,
  envelope: { is: 'object', fields: { code: { is: 'integer' }, msg: { is: 'string' }, data } },
})

/** `setAvatar` answers the same as `removeAvatar`, which is in a pact. */
export function pinnedExchanges(committed: readonly Exchange[]): Exchange[] {
  const user = committed.find(({ endpoint }) => endpoint === center.removeAvatar)?.answer
  return pinnedCalls.flatMap(({ endpoint, takes, data, events = [] }) => {
    const answer = endpoint === center.setAvatar ? user : data && successOf(data)
    const requests = takes.map(({ params, query, body }) => ({
      what: nameOf(endpoint),
      endpoint,
      answer,
      ...(endpoint.params && { params: claimOf(params ?? {}) }),
      ...(endpoint.query && { query: claimOf(query ?? {}) }),
      ...(endpoint.body && { body: claimOf(body ?? {}) }),
    }))
    const [first] = requests
    return [...requests, ...(first ? events.map((event) => ({ ...first, event })) : [])]
  })
}
