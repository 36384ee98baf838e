/** What the stories of a report are told with, of either kind. */
import type { Page } from 'playwright/test'
import { reports } from '#contracts/api/reports/reports.ts'
import { STORY } from '#fixtures/story.ts'
import { orderedMarket, updatedAsin, updatedMarket } from './report-steps.ts'
import { orderedReport, orderReport, type World } from './support.ts'

export interface KindInStories {
  name: 'ASIN' | 'market'
  list: `/${string}`
  confirm: `/${string}`
  progress: `/${string}`
  listCall: RegExp
  updateCall: RegExp
  /** Calls as rules of faults name them: the one that the confirmation begins with, the order, the list, the online report. */
  calls: { subject: `/${string}`; create: `/${string}`; list: `/${string}`; online: `/${string}` }
  /** Names of two subjects on their cards; the report of the second cannot be made. */
  subject: string
  failing: string
  /** Words of the first that a search finds it by, and no other. */
  search: string
  price: number
  online: RegExp
  /** Where the first is read. */
  address: `/${string}`
  firstSection: string
  toasts: { created: string; updated: string; existed: string }
  damaged: RegExp
  gone: { failure: string; says: RegExp }
  /** Orders a report from the list on. */
  order: (page: Page, failing?: 'failing') => Promise<void>
  /** Orders one by the API. */
  ordered: (world: World, token: string, failing?: 'failing') => Promise<number>
  /** Makes one again by the API. */
  updated: (world: World, token: string, id: number, action?: 'update' | 'recreate') => Promise<void>
  /** Deletes one by the API. */
  deleted: (world: World, token: string, id: number) => Promise<unknown>
}

async function orderMarket(page: Page, keyword: string) {
  await page.goto('/products/sc_fx/index')
  await page.getByLabel('类目关键词').fill(keyword)
  await page.getByRole('button', { name: 'AI 分析' }).click()
  await page.getByRole('button', { name: '生成报告' }).click()
}

export const KINDS: KindInStories[] = [
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
    ordered: (world, token, failing) => orderedReport(world, token, failing ? STORY.failing : STORY.asin),
    updated: updatedAsin,
    deleted: (world, token, id) => world.callAs(token)(reports.productDel, { body: { id } }),
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
    // Both lead to one niche.
    order: (page, failing) => orderMarket(page, failing ? 'LED desk lamp' : 'ceramic lined coffee tumbler'),
    ordered: (world, token, failing) => orderedMarket(world, token, failing ? STORY.failingNiche : '1pw3jk412osq2g'),
    updated: updatedMarket,
    deleted: (world, token, id) => world.callAs(token)(reports.marketDel, { body: { id } }),
  },
]
