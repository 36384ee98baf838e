import type { LowPriceTable } from '../table-schema.ts'

export default {
  kind: 'lowPrice',
  marketplaces: ['FR', 'IT', 'ES'],
  validFrom: '2026-01-01',
  validTo: null,
  source: 'fees.eu.lowPrice',
  citation: 'sell.amazon.co.uk, low-price FBA 2026',
  changes: {
    'zh-CN': '低于 €12 适用低价 FBA，费率未知',
    'en-US': 'Low-price FBA below €12; its fees are unknown',
  },
  below: 1200,
} satisfies LowPriceTable
