import type { Page } from 'playwright/test'
import { reports } from '#contracts/api/reports/reports.ts'
import { STORY } from '#fixtures/story.ts'
import { createMarketReport, updateAsinReport, updateMarketReport } from './report-steps.ts'
import { createReport, orderReport, type World } from './support.ts'

export interface KindUnderTest {
  name: 'ASIN' | 'market'
  list: `/${string}`
  confirm: `/${string}`
  progress: `/${string}`
  listCall: RegExp
  updateCall: RegExp
  /** Paths for fault rules. `subject`: the call with which the confirmation page loads the product or the niches. */
  calls: { subject: `/${string}`; create: `/${string}`; list: `/${string}`; online: `/${string}` }
  /** The product or market of two reports, as named on report cards. The report on `failing` always fails. */
  subject: string
  failing: string
  /** A search text that finds only `subject`. */
  search: string
  price: number
  online: RegExp
  address: `/${string}`
  firstSection: string
  toasts: { created: string; updated: string; existed: string }
  damaged: RegExp
  gone: { failure: string; says: RegExp }
  order: (page: Page, failing?: 'failing') => Promise<void>
  /** Orders a report by the API and returns its id. */
  create: (world: World, token: string, failing?: 'failing') => Promise<number>
  update: (world: World, token: string, id: number, action?: 'update' | 'recreate') => Promise<void>
  remove: (world: World, token: string, id: number) => Promise<unknown>
}

async function orderMarket(page: Page, keyword: string) {
  await page.goto('/products/sc_fx/index')
  await page.getByLabel('类目关键词').fill(keyword)
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await page.getByRole('button', { name: '生成报告' }).click()
}

export const KINDS: KindUnderTest[] = [
  {
    name: 'ASIN',
    list: '/products/asin_fx/index',
    confirm: '/product?asin=B0SAMPLE01&marketplace=US',
    progress: '/product/report',
    listCall: /\/report\/productList/,
    updateCall: /reportGoodsUpdate/,
    calls: {
      subject: '/api/amazon/asin',
      create: '/api/AiAmazon/reportGoodsCreate',
      list: '/api/report/productList',
      online: '/api/report/productOnline',
    },
    subject: STORY.asin,
    failing: STORY.failing,
    search: 'sample01',
    price: 10,
    address: '/product/online/US/B0SAMPLE01',
    online: /\/product\/online\/US\/B0SAMPLE01$/,
    firstSection: '商品概览',
    toasts: {
      created: 'ASIN 报告任务创建成功',
      updated: 'ASIN 报告更新任务创建成功',
      existed: '该商品已有报告，未扣除算力',
    },
    damaged: /该商品的数据已损坏/,
    gone: { failure: 'productGone', says: /该商品已不在数据目录中/ },
    order: (page, failing) => orderReport(page, failing ? STORY.failing : STORY.asin),
    create: (world, token, failing) => createReport(world, token, failing ? STORY.failing : STORY.asin),
    update: updateAsinReport,
    remove: (world, token, id) => world.callAs(token)(reports.productDel, { body: { id } }),
  },
  {
    name: 'market',
    list: '/products/sc_fx/index',
    confirm: '/market?market=ceramic+lined+coffee+tumbler',
    progress: '/market/report',
    listCall: /\/report\/marketList/,
    updateCall: /AiAmazon\/reportUpdate/,
    calls: {
      subject: '/api/amazon/getNiches',
      create: '/api/AiAmazon/reportCreate',
      list: '/api/report/marketList',
      online: '/api/report/marketOnline',
    },
    subject: '陶瓷内胆咖啡杯',
    failing: 'LED台灯',
    search: 'ceramic',
    price: 20,
    address: '/market/online/1pw3jk412osq2g',
    online: /\/market\/online\/1pw3jk412osq2g$/,
    firstSection: '结论与核心指标',
    toasts: {
      created: '市场报告任务创建成功',
      updated: '市场报告更新任务创建成功',
      existed: '该细分市场已有报告，未扣除算力',
    },
    damaged: /该细分市场的数据已损坏/,
    gone: { failure: 'nicheGone', says: /该细分市场已不在数据目录中/ },
    // Each keyword matches one niche.
    order: (page, failing) => orderMarket(page, failing ? 'LED desk lamp' : 'ceramic lined coffee tumbler'),
    create: (world, token, failing) =>
      createMarketReport(world, token, failing ? STORY.failingNiche : '1pw3jk412osq2g'),
    update: updateMarketReport,
    remove: (world, token, id) => world.callAs(token)(reports.marketDel, { body: { id } }),
  },
]
