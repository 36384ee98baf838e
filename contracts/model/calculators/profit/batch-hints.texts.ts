/** What to write into each column of a batch file. */
import type { Language } from '../../language.ts'
import type { BatchKey } from './batch-columns.ts'

export const BATCH_COLUMN_HINTS: Readonly<Record<Language, Readonly<Record<BatchKey, string>>>> = {
  'zh-CN': {
    sku: '您的商品编码，用来在结果中辨认这一行',
    asin: '没有 SKU 时用来辨认这一行',
    marketplace: 'US、UK、DE 等代码，或“德国”等名称；不填则按页面上的站点',
    price: '每件售价，用站点的币种；欧洲、日本、印度为含税价',
    cost: '每件采购成本；其他币种请写明，如“¥50”，按页面上的汇率换算',
    freight: '每件头程运费',
    length: '含包装的长，单位写在表头或单元格里（mm、cm、m、in、ft）；三边顺序不限',
    width: '含包装的宽，单位与长一致',
    height: '含包装的高，单位与长一致',
    weight: '含包装的重量，单位写在表头或单元格里（g、kg、oz、lb）',
    category: '佣金类目的中文或英文名称，与测算页的选项一致',
    day: '决定使用哪一期费率表，写成 2026-06-15；不填则按页面上的日期',
    fulfilment: 'FBA 或 FBM；不填按 FBA',
    postage: '自发货每单运费，仅 FBM 需要',
    storageMonths: '平均在库月数；不填按 1 个月',
    acos: '广告费占售价的比例，15 或 15% 都表示 15%',
    returnRate: '退货率，5 或 5% 都表示 5%',
    dutyRate: '关税税率合计，7.5 或 7.5% 都表示 7.5%',
    other: '每件其他成本',
  },
  'en-US': {
    sku: 'Your item number, to recognize the row in the results',
    asin: 'Identifies the row if it has no SKU',
    marketplace: 'A code such as US, UK or DE, or a name such as Germany; if empty, the marketplace on the page',
    price: "Unit price in the marketplace's currency; including tax in Europe, Japan and India",
    cost: 'Unit cost; write another currency as in "¥50", and it is converted at the rates on the page',
    freight: 'Inbound freight per unit',
    length: 'With packaging; unit in the header or the cell (mm, cm, m, in, ft); sides in any order',
    width: 'With packaging, in the same unit as the length',
    height: 'With packaging, in the same unit as the length',
    weight: 'With packaging; unit in the header or the cell (g, kg, oz, lb)',
    category: 'Fee category in English or Chinese, as in the calculator',
    day: 'Decides which fee tables apply; write 2026-06-15. If empty, the date on the page',
    fulfilment: 'FBA or FBM; if empty, FBA',
    postage: 'Postage per order, for FBM only',
    storageMonths: 'Average months in storage; if empty, 1',
    acos: 'Share of the price spent on ads: 15 or 15% for 15%',
    returnRate: 'Share of units returned: 5 or 5% for 5%',
    dutyRate: 'All duty rates together: 7.5 or 7.5% for 7.5%',
    other: 'Other costs per unit',
  },
}

type GuideHead = 'column' | 'required' | 'content' | 'example'

/** Heads of the table that explains the columns, and its cell for a required column. */
export const BATCH_GUIDE_NAMES: Readonly<Record<Language, Readonly<Record<GuideHead | 'sheet' | 'yes', string>>>> = {
  'zh-CN': { sheet: '填写说明', column: '列', required: '必填', content: '填写内容', example: '示例', yes: '必填' },
  'en-US': {
    sheet: 'Columns',
    column: 'Column',
    required: 'Required',
    content: 'What to enter',
    example: 'Example',
    yes: 'Required',
  },
}
