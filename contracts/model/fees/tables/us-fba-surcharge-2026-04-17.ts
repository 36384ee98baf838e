import type { FbaSurchargeTable } from '../table-schema.ts'

export default {
  kind: 'fbaSurcharge',
  marketplaces: ['US'],
  validFrom: '2026-04-17',
  validTo: null,
  source: 'fees.us.fbaSurcharge',
  citation: 'Amazon US fuel and logistics surcharge, compiled on 2026-11-20 from public sources',
  changes: {
    'zh-CN': '所有配送费加收 3.5%',
    'en-US': '3.5% on every fulfillment fee',
  },
  rate: 0.035,
} satisfies FbaSurchargeTable
