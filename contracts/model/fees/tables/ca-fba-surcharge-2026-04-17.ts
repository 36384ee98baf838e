import type { FbaSurchargeTable } from '../table-schema.ts'

export default {
  kind: 'fbaSurcharge',
  marketplaces: ['CA'],
  validFrom: '2026-04-17',
  validTo: null,
  source: 'fees.ca.fbaSurcharge',
  citation: 'Amazon Seller Central CA, fuel and logistics surcharge from 2026-04-17',
  changes: {
    'zh-CN': '所有配送费加收 3.5%',
    'en-US': '3.5% on every fulfilment fee',
  },
  rate: 0.035,
} satisfies FbaSurchargeTable
