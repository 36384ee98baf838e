import type { FbaTable } from '../table-schema.ts'

export default {
  kind: 'fba',
  marketplaces: ['JP'],
  goods: 'all',
  validFrom: '2026-04-01',
  validTo: null,
  source: 'fees.jp.fba',
  citation:
    'Amazon JP FBA fee table, compiled on 2026-11-20 from public sources; of bulky and extra-large sizes only the first and the last fee are known',
  changes: {
    'zh-CN': '2026 年 4 月起的费率；低于 ¥1000 另列',
    'en-US': 'Fees from April 2026, with a column for prices below ¥1000',
  },
  units: { length: 'cm', weight: 'g' },
  volumetric: null,
  priceColumns: [
    { from: 1000, to: null },
    { from: 0, to: 999 },
  ],
  tiers: [
    {
      key: 'small',
      name: { 'zh-CN': '小型', 'en-US': 'Small' },
      limits: { weight: 250, box: [25, 18, 2] },
      billed: 'unit',
      rows: [{ upTo: 250, fees: [288, 222] }],
    },
    {
      key: 'standard1',
      name: { 'zh-CN': '标准 1', 'en-US': 'Standard 1' },
      limits: { weight: 1000, box: [35, 30, 3.3] },
      billed: 'unit',
      rows: [{ upTo: 1000, fees: [318, 252] }],
    },
    {
      key: 'standard2Sum20',
      name: { 'zh-CN': '标准 2（三边和 20 厘米）', 'en-US': 'Standard 2 (sides up to 20 cm)' },
      limits: { weight: 2000, sideSum: 20 },
      billed: 'unit',
      rows: [{ upTo: 2000, fees: [410, 344] }],
    },
    {
      key: 'standard2Sum30',
      name: { 'zh-CN': '标准 2（三边和 30 厘米）', 'en-US': 'Standard 2 (sides up to 30 cm)' },
      limits: { weight: 2000, sideSum: 30 },
      billed: 'unit',
      rows: [{ upTo: 2000, fees: [415, 368] }],
    },
    {
      key: 'standard2Sum40',
      name: { 'zh-CN': '标准 2（三边和 40 厘米）', 'en-US': 'Standard 2 (sides up to 40 cm)' },
      limits: { weight: 2000, sideSum: 40 },
      billed: 'unit',
      rows: [{ upTo: 2000, fees: [420, 371] }],
    },
    {
      key: 'standard2Sum50',
      name: { 'zh-CN': '标准 2（三边和 50 厘米）', 'en-US': 'Standard 2 (sides up to 50 cm)' },
      limits: { weight: 2000, sideSum: 50 },
      billed: 'unit',
      rows: [{ upTo: 2000, fees: [425, 379] }],
    },
    {
      key: 'standard2Sum60',
      name: { 'zh-CN': '标准 2（三边和 60 厘米）', 'en-US': 'Standard 2 (sides up to 60 cm)' },
      limits: { weight: 2000, sideSum: 60 },
      billed: 'unit',
      rows: [{ upTo: 2000, fees: [430, 391] }],
    },
    {
      key: 'standard3',
      name: { 'zh-CN': '标准 3', 'en-US': 'Standard 3' },
      limits: { weight: 5000, sideSum: 80 },
      billed: 'unit',
      rows: [{ upTo: 5000, fees: [472, 427] }],
    },
    {
      key: 'standard4',
      name: { 'zh-CN': '标准 4', 'en-US': 'Standard 4' },
      limits: { weight: 9000, sideSum: 100 },
      billed: 'unit',
      rows: [{ upTo: 9000, fees: [532, 466] }],
    },
    {
      key: 'bulkyOrExtraLarge',
      name: { 'zh-CN': '大件或超大件', 'en-US': 'Bulky or extra-large' },
      limits: {},
      billed: 'unit',
      rows: [
        {
          upTo: null,
          fees: [
            { low: 589, high: 13950 },
            { low: 589, high: 13950 },
          ],
        },
      ],
    },
  ],
} satisfies FbaTable
