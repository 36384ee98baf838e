import type { PlacementTable } from '../table-schema.ts'

export default {
  kind: 'placement',
  marketplaces: ['US'],
  validFrom: '2026-01-01',
  validTo: null,
  knownGapBefore: true,
  source: 'fees.us.placement',
  citation: 'sellerforge.ai, 2026: up to about $0.40 for standard sizes, $2.30–3.95 for bulky',
  changes: {
    'zh-CN': '2026 年只知上下限；分仓方式的差别未知',
    'en-US': 'Only lower and upper limits are known for 2026, not the fee for each kind of split',
  },
  units: { weight: 'lb' },
  rows: [
    {
      tiers: ['smallStandard', 'largeStandard'],
      upTo: null,
      minimal: { low: 0, high: 40 },
      partial: { low: 0, high: 40 },
      optimized: { low: 0, high: 40 },
    },
    {
      tiers: ['smallBulky', 'largeBulky'],
      upTo: null,
      minimal: { low: 230, high: 395 },
      partial: { low: 0, high: 395 },
      optimized: { low: 0, high: 395 },
    },
  ],
} satisfies PlacementTable
