/** Words of batch files and their results. */
import type { Language } from '../../language.ts'
import type { BatchReason } from './batch-cells.ts'
import type { BatchKey } from './batch-columns.ts'

type InBothLanguages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const BATCH_COLUMN_NAMES: InBothLanguages<BatchKey> = {
  'zh-CN': {
    sku: 'SKU',
    asin: 'ASIN',
    marketplace: '站点',
    price: '售价',
    cost: '采购成本',
    freight: '头程运费',
    length: '长',
    width: '宽',
    height: '高',
    weight: '重量',
    category: '类目',
    day: '销售日期',
    fulfilment: '配送方式',
    postage: '自发货运费',
    storageMonths: '仓储月数',
    acos: 'ACOS',
    returnRate: '退货率',
    dutyRate: '关税税率',
    other: '其他成本',
  },
  'en-US': {
    sku: 'SKU',
    asin: 'ASIN',
    marketplace: 'Marketplace',
    price: 'Price',
    cost: 'Unit cost',
    freight: 'Inbound freight',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    category: 'Category',
    day: 'Sale date',
    fulfilment: 'Fulfillment',
    postage: 'FBM postage',
    storageMonths: 'Months in storage',
    acos: 'ACOS',
    returnRate: 'Return rate',
    dutyRate: 'Duty rate',
    other: 'Other costs',
  },
}

/** Other headers that sellers and Seller Central use, in any language. */
export const BATCH_SYNONYMS: Readonly<Record<BatchKey, readonly string[]>> = {
  sku: ['Seller SKU', 'MSKU', 'Item SKU', '商品编码', '货号', '商家SKU', '卖家SKU'],
  asin: ['ASIN1', 'Product ID', '商品ASIN', '子ASIN'],
  marketplace: ['Market', 'Site', 'Country', 'Amazon site', '国家', '市场', '国家站点', '亚马逊站点'],
  price: [
    'Selling price',
    'Sale price',
    'Your price',
    'Item price',
    'List price',
    '价格',
    '销售价',
    '销售价格',
    '单价',
  ],
  cost: [
    'Cost',
    'COGS',
    'Product cost',
    'Purchase price',
    'Cost of goods',
    '成本',
    '采购价',
    '进价',
    '产品成本',
    '单位成本',
  ],
  freight: [
    'Freight',
    'Shipping cost',
    'First leg',
    'First-leg freight',
    'Inbound shipping',
    '头程',
    '头程费用',
    '运费',
    '头程物流费',
  ],
  length: ['Package length', 'L', 'Item package length', '长度', '包装长', '包装长度', '最长边'],
  width: ['Package width', 'W', 'Item package width', '宽度', '包装宽', '包装宽度', '次长边'],
  height: ['Package height', 'H', 'Item package height', '高度', '包装高', '包装高度', '最短边'],
  weight: ['Package weight', 'Gross weight', 'Item package weight', '毛重', '包装重量', '单重', '单个重量'],
  category: [
    'Product category',
    'Fee category',
    'Referral category',
    '商品类目',
    '产品类目',
    '佣金类目',
    '分类',
    '类别',
  ],
  day: ['Date', 'Day', 'Date of sale', 'Selling date', '日期', '售出日期'],
  fulfilment: ['Fulfilment', 'Fulfillment channel', 'FBA/FBM', 'Shipping method', '发货方式', '配送渠道', '发货渠道'],
  postage: ['Postage', 'Last mile', 'Delivery cost', '尾程运费', '尾程', '邮费', 'FBM运费'],
  storageMonths: ['Storage months', 'Storage', 'Months', '仓储', '库存月数', '在库月数'],
  acos: ['ACoS', 'Ad share', 'Advertising', 'TACOS', '广告占比', '广告费占比', '广告'],
  returnRate: ['Returns', 'Refund rate', '退款率', '退货'],
  dutyRate: ['Duty', 'Tariff', 'Tariff rate', 'Import duty', '关税', '税率', '关税率'],
  other: ['Other', 'Misc', 'Miscellaneous', '其他', '杂费', '其他费用'],
}

/** What is wrong with a cell, and what to write instead. */
export const BATCH_REASON_TEXTS: InBothLanguages<BatchReason> = {
  'zh-CN': {
    noHeader: '没有找到表头：前 10 行中应有一行包含“售价”等列名',
    columnTwice: '有两列是同一个字段，请删去一列',
    tooManyRows: '超过 10,000 行，请分成几个文件',
    required: '必填：请填写，或删去这一行',
    notNumber: '不是数字：请只写数字，如 19.99',
    formula: '这是公式：请粘贴为数值（Excel：选择性粘贴 → 数值）',
    ambiguousNumber: '看不出是千位分隔还是小数，请写成 1299 或 1.299 并在文件中统一小数点',
    negative: '不能为负数：请填 0 或更大的数',
    zero: '必须大于 0',
    tooLarge: '数值过大，请检查单位',
    noUnit: '缺少单位：请写在表头，如“长 (cm)”，或写在单元格中，如“25 cm”',
    unknownUnit: '不认识的单位：长度用 mm、cm、m、in、ft，重量用 g、kg、oz、lb',
    mixedUnits: '单位不一致：请与表头或同一行的其他单元格一致',
    incompleteSize: '长、宽、高须同时填写',
    unknownCurrency: '不认识的币种：请用 USD、EUR、CNY 等代码',
    otherCurrency: '币种与站点不符，请换算成站点的币种',
    unknownCategory: '没有这个佣金类目，请用模板中的类目名称',
    unknownMarketplace: '没有这个站点，请用 US、UK、DE 等代码',
    notDay: '日期无效，请写成 2026-06-15',
    noTableForDay: '没有覆盖这一天的费率表：请换一个日期',
    unknownFulfilment: '请填 FBA 或 FBM',
    percentOrFraction: '1 是 1% 还是 100%？请带上 %',
  },
  'en-US': {
    noHeader: 'No header found: one of the first 10 rows must contain column names such as "Price"',
    columnTwice: 'Two columns are the same field: remove one',
    tooManyRows: 'More than 10,000 rows: split the file',
    required: 'Required: fill it in, or delete the row',
    notNumber: 'Not a number: write digits only, as in 19.99',
    formula: 'A formula: paste its value instead (in Excel: Paste Special, Values)',
    ambiguousNumber: 'Thousands or decimals? Write 1299 or 1.299, and the same decimal mark in the whole file',
    negative: 'Must not be negative: write 0 or more',
    zero: 'Must be more than 0',
    tooLarge: 'Too large: check the unit',
    noUnit: 'No unit: write it in the header, "Length (cm)", or in the cell, "25 cm"',
    unknownUnit: 'Unknown unit: use mm, cm, m, in or ft for lengths and g, kg, oz or lb for weights',
    mixedUnits: 'The unit differs from the header or from another cell of the row',
    incompleteSize: 'Length, width and height are needed together',
    unknownCurrency: 'Unknown currency: use a code such as USD, EUR or CNY',
    otherCurrency: "Not the marketplace's currency: convert the amount",
    unknownCategory: 'Unknown fee category: use a name from the template',
    unknownMarketplace: 'Unknown marketplace: use a code such as US, UK or DE',
    notDay: 'Invalid date: write 2026-06-15',
    noTableForDay: 'No fee table covers this day: choose another',
    unknownFulfilment: 'Must be FBA or FBM',
    percentOrFraction: 'Does 1 mean 1% or 100%? Write the % sign',
  },
}

/** Headers of the results beside those of the lines. */
export type BatchResultKey =
  | 'line'
  | 'label'
  | 'marketplace'
  | 'currency'
  | 'price'
  | 'net'
  | 'netLow'
  | 'netHigh'
  | 'margin'
  | 'roi'
  | 'breakEvenAcos'
  | 'missing'
  | 'ranges'
  | 'uncounted'

export const BATCH_RESULT_NAMES: InBothLanguages<BatchResultKey> = {
  'zh-CN': {
    line: '行号',
    label: 'SKU / ASIN',
    marketplace: '站点',
    currency: '币种',
    price: '售价',
    net: '净利润',
    netLow: '净利润下限',
    netHigh: '净利润上限',
    margin: '净利率',
    roi: 'ROI',
    breakEvenAcos: '盈亏平衡 ACOS',
    missing: '缺少（无法计算净利润）',
    ranges: '只有区间的费用',
    uncounted: '未计入',
  },
  'en-US': {
    line: 'Row',
    label: 'SKU / ASIN',
    marketplace: 'Marketplace',
    currency: 'Currency',
    price: 'Price',
    net: 'Net profit',
    netLow: 'Net profit, low',
    netHigh: 'Net profit, high',
    margin: 'Net margin',
    roi: 'ROI',
    breakEvenAcos: 'Break-even ACOS',
    missing: 'Missing (no net profit)',
    ranges: 'Costs known as a range',
    uncounted: 'Not counted',
  },
}

/** Headers of the list of errors. */
export type BatchErrorKey = 'line' | 'column' | 'value' | 'reason'

export const BATCH_ERROR_NAMES: InBothLanguages<BatchErrorKey> = {
  'zh-CN': {
    line: '行号',
    column: '列',
    value: '内容',
    reason: '问题',
  },
  'en-US': {
    line: 'Row',
    column: 'Column',
    value: 'Cell',
    reason: 'Problem',
  },
}

/** Names of sheets and files. */
export const BATCH_FILE_NAMES: InBothLanguages<'results' | 'errors' | 'template'> = {
  'zh-CN': { results: '利润', errors: '错误', template: '利润批量测算模板' },
  'en-US': { results: 'Profit', errors: 'Errors', template: 'Profit batch template' },
}
