import type { AgedInventoryTable } from '../table-schema.ts'

export default {
  kind: 'agedInventory',
  marketplaces: ['US'],
  validFrom: '2023-01-01',
  validTo: null,
  source: 'fees.us.agedInventory',
  citation:
    'Amazon Seller Central US, aged inventory surcharge, copy of 2023; per cubic foot and month; first day assumed, because the source gives only the year',
  changes: {
    'zh-CN': '2023 年费率表；现行费率可能不同',
    'en-US': '2023 table; current rates may differ',
  },
  per: 'ft3',
  rows: [
    { fromDays: 181, toDays: 210, rate: 50 },
    { fromDays: 211, toDays: 240, rate: 100 },
    { fromDays: 241, toDays: 270, rate: 150 },
    { fromDays: 271, toDays: 300, rate: 380 },
    { fromDays: 301, toDays: 330, rate: 400 },
    { fromDays: 331, toDays: 365, rate: 420 },
    { fromDays: 366, toDays: null, rate: 690, leastPerUnit: 15 },
  ],
} satisfies AgedInventoryTable
