import type { FbaTable } from '../table-schema.ts'

export default {
  kind: 'fba',
  marketplaces: ['CA'],
  goods: 'all',
  validFrom: '2026-01-15',
  validTo: null,
  source: 'fees.ca.fba',
  citation:
    'Amazon CA FBA fee table 2026, compiled on 2026-11-20 from public sources; for some bands only the first and the last fee are known; sizes and billed weight: not in the source',
  changes: {
    'zh-CN': '2026 年费率；低于 C$14 每件减 C$0.80',
    'en-US': '2026 fees; C$0.80 less below C$14',
  },
  units: { length: 'cm', weight: 'g' },
  volumetric: { divisor: 5000, per: 'cm3/kg' },
  priceColumns: [{ from: 0, to: null }],
  lowPrice: { below: 1400, cut: 80 },
  tiers: [
    {
      key: 'envelope',
      name: { 'zh-CN': '信封', 'en-US': 'Envelope' },
      limits: { box: [38, 27, 2] },
      billed: 'unit',
      rows: [
        { upTo: 100, fees: [446] },
        { upTo: 500, fees: [{ low: 446, high: 562 }] },
      ],
    },
    {
      key: 'standard',
      name: { 'zh-CN': '标准', 'en-US': 'Standard' },
      limits: { box: [45, 35, 20] },
      billed: 'unknown',
      rows: [
        { upTo: 100, fees: [592] },
        { upTo: 1500, fees: [{ low: 592, high: 960 }] },
      ],
      over: { base: [1032], from: 1500, step: 100, adds: 9, upTo: 9000 },
    },
    {
      key: 'smallOversize',
      name: { 'zh-CN': '小号超大件', 'en-US': 'Small oversize' },
      limits: { box: [152, 76, 76] },
      billed: 'unknown',
      rows: [{ upTo: 500, fees: [1543] }],
      over: { base: [1543], from: 500, step: 500, adds: 46, upTo: 32000 },
    },
  ],
} satisfies FbaTable
