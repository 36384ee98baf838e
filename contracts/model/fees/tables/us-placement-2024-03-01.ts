import type { PlacementTable } from '../table-schema.ts'

export default {
  kind: 'placement',
  marketplaces: ['US'],
  validFrom: '2024-03-01',
  validTo: '2025-02-19',
  source: 'fees.us.placement',
  citation: 'Amazon Seller Central US, page GC3Q44PBK8BXQW3Z, valid before 2025-02-20; first day: own knowledge',
  changes: {
    'zh-CN': '开始收取入库配置费；亚马逊优化分仓（5 个以上地点）免费',
    'en-US': 'Inbound placement fee introduced; free with Amazon-optimized splits (five or more locations)',
  },
  units: { weight: 'lb' },
  rows: [
    {
      tiers: ['smallStandard'],
      upTo: null,
      minimal: { low: 16, high: 30 },
      partial: { low: 12, high: 21 },
      optimized: { low: 0, high: 0 },
    },
    {
      tiers: ['largeStandard'],
      upTo: 0.75,
      minimal: { low: 18, high: 34 },
      partial: { low: 13, high: 24 },
      optimized: { low: 0, high: 0 },
    },
    {
      tiers: ['largeStandard'],
      upTo: 1.5,
      minimal: { low: 22, high: 41 },
      partial: { low: 15, high: 28 },
      optimized: { low: 0, high: 0 },
    },
    {
      tiers: ['largeStandard'],
      upTo: 3,
      minimal: { low: 27, high: 49 },
      partial: { low: 17, high: 34 },
      optimized: { low: 0, high: 0 },
    },
    {
      tiers: ['largeStandard'],
      upTo: 20,
      minimal: { low: 37, high: 68 },
      partial: { low: 23, high: 48 },
      optimized: { low: 0, high: 0 },
    },
  ],
} satisfies PlacementTable
