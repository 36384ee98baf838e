import type { FbaTable } from '../table-schema.ts'

export default {
  kind: 'fba',
  marketplaces: ['DE'],
  goods: 'all',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  source: 'fees.de.fba',
  citation:
    'Amazon DE FBA fee table 2026, compiled on 2026-11-20 from public sources; for some bands only the first and the last fee are known; envelope sizes: own knowledge; low-price threshold: sell.amazon.co.uk, its rates are not known',
  changes: {
    'zh-CN': '已知的第一张费率表（2026 年）',
    'en-US': 'The first table on record',
  },
  units: { length: 'cm', weight: 'g' },
  volumetric: { divisor: 5000, per: 'cm3/kg' },
  priceColumns: [{ from: 0, to: null }],
  lowPrice: { below: 1100, cut: null },
  tiers: [
    {
      key: 'lightEnvelope',
      name: { 'zh-CN': '轻型信封', 'en-US': 'Light envelope' },
      limits: { box: [33, 23, 2.5] },
      billed: 'unit',
      rows: [
        { upTo: 20, fees: [233] },
        { upTo: 100, fees: [{ low: 233, high: 254 }] },
      ],
    },
    {
      key: 'standardEnvelope',
      name: { 'zh-CN': '标准信封', 'en-US': 'Standard envelope' },
      limits: { box: [33, 23, 2.5] },
      billed: 'unit',
      rows: [
        { upTo: 210, fees: [257] },
        { upTo: 460, fees: [268] },
      ],
    },
    {
      key: 'largeEnvelope',
      name: { 'zh-CN': '大号信封', 'en-US': 'Large envelope' },
      limits: { box: [33, 23, 4] },
      billed: 'unit',
      rows: [{ upTo: 960, fees: [304] }],
    },
    {
      key: 'extraLargeEnvelope',
      name: { 'zh-CN': '特大信封', 'en-US': 'Extra-large envelope' },
      limits: { box: [33, 23, 6] },
      billed: 'unit',
      rows: [{ upTo: 960, fees: [342] }],
    },
    {
      key: 'smallParcel',
      name: { 'zh-CN': '小型包裹', 'en-US': 'Small parcel' },
      limits: { box: [35, 25, 12] },
      billed: 'greater',
      rows: [
        { upTo: 150, fees: [338] },
        { upTo: 400, fees: [339] },
        { upTo: 900, fees: [340] },
        { upTo: 1400, fees: [341] },
        { upTo: 1900, fees: [343] },
        { upTo: 3900, fees: [454] },
      ],
    },
    {
      key: 'standardParcel',
      name: { 'zh-CN': '标准包裹', 'en-US': 'Standard parcel' },
      limits: { box: [45, 34, 26] },
      billed: 'greater',
      rows: [
        { upTo: 150, fees: [339] },
        { upTo: 1900, fees: [{ low: 339, high: 395 }] },
        { upTo: 2900, fees: [455] },
        { upTo: 5900, fees: [522] },
        { upTo: 11900, fees: [665] },
      ],
    },
  ],
} satisfies FbaTable
