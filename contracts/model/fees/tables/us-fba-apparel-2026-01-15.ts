import type { FbaTable } from '../table-schema.ts'

export default {
  kind: 'fba',
  marketplaces: ['US'],
  goods: 'apparel',
  validFrom: '2026-01-15',
  validTo: '2026-10-14',
  source: 'fees.us.fbaApparel',
  citation:
    'Amazon US FBA fee table 2026, compiled on 2026-11-20 from public sources, apparel, effective 2026-01-15; bulky sizes are those of all goods; the peak table is not known',
  changes: {
    'zh-CN': '服装的标准尺寸另有费率；旺季费率未知',
    'en-US': 'Apparel has its own fees in standard sizes; its peak fees are unknown',
  },
  units: { length: 'in', weight: 'lb', rows: 'oz' },
  volumetric: { divisor: 139, per: 'in3/lb', leastSide: 2 },
  priceColumns: [
    { from: 0, to: 999 },
    { from: 1000, to: 5000 },
    { from: 5001, to: null },
  ],
  tiers: [
    {
      key: 'smallStandard',
      name: { 'zh-CN': '小号标准', 'en-US': 'Small standard' },
      limits: { weight: 1, box: [15, 12, 0.75] },
      billed: 'unit',
      rows: [
        { upTo: 2, fees: [262, 351, 377] },
        { upTo: 4, fees: [264, 354, 380] },
        { upTo: 6, fees: [268, 359, 385] },
        { upTo: 8, fees: [281, 369, 395] },
        { upTo: 10, fees: [300, 391, 417] },
        { upTo: 12, fees: [310, 409, 435] },
        { upTo: 14, fees: [320, 420, 446] },
        { upTo: 16, fees: [330, 425, 451] },
      ],
    },
    {
      key: 'largeStandard',
      name: { 'zh-CN': '大号标准', 'en-US': 'Large standard' },
      limits: { weight: 20, box: [18, 14, 8] },
      billed: 'greater',
      rows: [
        { upTo: 4, fees: [348, 430, 456] },
        { upTo: 8, fees: [368, 450, 476] },
        { upTo: 12, fees: [390, 472, 498] },
        { upTo: 16, fees: [435, 517, 543] },
        { upTo: 20, fees: [505, 587, 613] },
        { upTo: 24, fees: [522, 604, 630] },
        { upTo: 28, fees: [532, 614, 640] },
        { upTo: 32, fees: [543, 625, 651] },
        { upTo: 36, fees: [578, 660, 686] },
        { upTo: 40, fees: [590, 672, 698] },
        { upTo: 44, fees: [595, 677, 703] },
        { upTo: 48, fees: [608, 690, 716] },
      ],
      over: { base: [615, 697, 723], from: 3, step: 0.5, adds: 16, upTo: 20 },
    },
  ],
} satisfies FbaTable
