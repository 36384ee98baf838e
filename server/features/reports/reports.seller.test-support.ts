import { ASIN_SECTIONS, MARKET_SECTIONS, type ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import type { TestApp } from '#server/app/test-app.test-support.ts'

let worlds = 0

export const KINDS = {
  asin: {
    create: (subject: string) => ({ mold_id: 3, asin: subject, product: '{"marketplace":"US"}' }),
    update: (subject: string) => ({ mold_id: 4, path: '/x', asin: subject, product: '{"marketplace":"US"}' }),
    createPath: '/api/AiAmazon/reportGoodsCreate',
    updatePath: '/api/AiAmazon/reportGoodsUpdate',
    listPath: '/api/report/productList',
    deletePath: '/api/report/productDel',
    onlinePath: (subject: string) => `/api/report/productOnline?asin=${subject}`,
    subject: STORY.asin,
    failing: STORY.failing,
    other: STORY.longTitle,
    idField: 'asin',
    filter: 'asin',
    price: 10,
    sections: ASIN_SECTIONS,
    fileName: `US-${STORY.asin}.pdf`,
  },
  market: {
    create: (subject: string) => ({ mold_id: 5, nicheId: subject, keyword: STORY.marketKeyword }),
    update: (subject: string) => ({ mold_id: 6, path: '/x', nicheId: subject, keyword: 'another', market: '{}' }),
    createPath: '/api/AiAmazon/reportCreate',
    updatePath: '/api/AiAmazon/reportUpdate',
    listPath: '/api/report/marketList',
    deletePath: '/api/report/marketDel',
    onlinePath: (subject: string) => `/api/report/marketOnline?nicheId=${subject}`,
    subject: STORY.niche,
    failing: STORY.failingNiche,
    other: STORY.longTitleNiche,
    idField: 'niche_id',
    filter: 'nicheId',
    price: 20,
    sections: MARKET_SECTIONS,
    fileName: 'US-insulated-travel-mug.pdf',
  },
} as const satisfies Record<ReportKind, object>
export const BOTH = ['asin', 'market'] as const satisfies readonly ReportKind[]

export async function sellerOf(t: TestApp, kind: ReportKind = 'asin') {
  const calls = KINDS[kind]
  const headers = { 'x-world': `reports-${++worlds}` }
  const token = await t.seller(headers)
  const as = t.as(token, headers)
  const world = await t.app.worlds.get(headers['x-world'])
  const list = async (query = '') => (await as.get(`${calls.listPath}?${query}`)).body.data
  return {
    as,
    token,
    headers,
    world,
    list,
    ...calls,
    create: async (subject: string = calls.subject, more: object = {}) =>
      (await as.post(calls.createPath, { ...calls.create(subject), ...more })).body,
    /** The request of SPEC section 7, with the button pressed if `action` is given. */
    remake: async (action?: 'update' | 'recreate', subject: string = calls.subject) =>
      (await as.post(calls.updatePath, { ...calls.update(subject), ...(action && { action }) })).body,
    remove: async (id: number) => (await as.post(calls.deletePath, { id })).body,
    online: async (subject: string = calls.subject) => (await as.get(calls.onlinePath(subject))).body,
    settle: async () => {
      await world.jobs.idle()
      return (await list()).row[0]
    },
    /** Stops the job runner, so that reports stay pending. */
    hold: () => world.jobs.stop(),
    power: async () => (await as.get('/api/account/info')).body.data.user.power,
  }
}
