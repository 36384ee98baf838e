import type { StorageTable } from '../table-schema.ts'

export default {
  kind: 'storage',
  marketplaces: ['US'],
  validFrom: '2026-01-01',
  validTo: null,
  source: 'fees.us.storage',
  citation: 'Amazon Seller Central US, page GJ9NNG7RK4TU6E3Z, 2026; per cubic foot and month',
  changes: {
    'zh-CN': '每立方英尺每月：标准 $0.78，10–12 月 $2.40；大件 $0.56，10–12 月 $1.40',
    'en-US':
      'Per cubic foot and month: standard $0.78, October to December $2.40; bulky $0.56, October to December $1.40',
  },
  per: 'ft3',
  standardTiers: ['smallStandard', 'largeStandard'],
  seasons: [
    { from: 1, to: 9, standard: 78, oversize: 56 },
    { from: 10, to: 12, standard: 240, oversize: 140 },
  ],
} satisfies StorageTable
