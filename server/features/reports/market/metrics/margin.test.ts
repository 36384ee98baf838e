import { expect, test } from 'vitest'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { contextOf } from '../../asin/context.ts'
import { sparseFacts } from '../../asin/facts.test-support.ts'
import { profitMetrics } from '../../asin/metrics/profit.ts'
import { marketContextOf } from '../context.ts'
import { sampleNiche, sparseMarketFacts } from '../facts.test-support.ts'
import { saleMarginOf } from './margin.ts'

test.each(MARKETPLACES)(
  'a product has the same gross margin in its own report and in its market report (%s)',
  (marketplace) => {
    const facts = sparseFacts({ marketplace, price: 2999, size: [259, 122, 97], weight: 498, feeCategory: 'home' })
    const { value, low = value, high = value } = profitMetrics(contextOf(facts)).grossMargin
    const market = marketContextOf({ ...sparseMarketFacts({ niche: sampleNiche({ marketplace }) }), now: facts.now })
    const leaves = saleMarginOf(market, {
      product: facts.product,
      units: null,
      isMeasured: false,
      isBelowBadge: false,
      revenue: null,
      clickShare: null,
    })
    expect(leaves?.margin ?? { value: null, low: null, high: null }).toEqual({ value, low, high })
  },
)
