/** What a freight result says, on pages and on paper. `{name}` is a parameter. */
import type { Language } from '../../language.ts'
import type { StaleNote } from './ranking.ts'
import type { Chargeable, Schedule } from './result.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** The first sentences: cheapest, fastest, what is late or expired. */
export const VERDICT_TEXTS = {
  'zh-CN': {
    cheapest: '最便宜：{mode}，{cost}。',
    cheapestUnit: '最便宜：{mode}，{cost}，合每件 {unit}。',
    stale: '{mode}（{reason}）',
    missing: '其中 {count} 项费用未知，没有计入。',
    complete: '未知费用最少：{mode}，{cost}，缺 {count} 项。',
    fastest: '最快：{mode}，{days}。',
    none: '没有一种方式有价格：请填写货代报价。',
    tooLate: '来不及按期上架：{modes}。',
    expired: '{modes}的报价已过期（最早于 {day} 到期），仅供参考，不排在有效报价之前：请填写货代现价。',
    undated: '{modes}的报价没有日期，仅供参考，不排在有效报价之前：请填写货代现价。',
  },
  'en-US': {
    cheapest: 'Cheapest: {mode}, {cost}.',
    cheapestUnit: 'Cheapest: {mode}, {cost}, {unit} per unit.',
    stale: '{mode} ({reason})',
    missing: 'Unknown costs left out: {count}.',
    complete: 'Fewest unknown costs: {mode}, {cost}, {count} unknown.',
    fastest: 'Fastest: {mode}, {days}.',
    none: 'No mode has a price. Enter your forwarder’s quote.',
    tooLate: 'Too late for the in-stock date: {modes}.',
    expired:
      'Expired quotes (the first on {day}): {modes}. They are for reference only and rank below valid quotes. Enter your forwarder’s price.',
    undated:
      'Undated quotes: {modes}. They are for reference only and rank below valid quotes. Enter your forwarder’s price.',
  },
} as const satisfies Words<string>

/** Beside the name of a mode whose quote is not in force. */
export const STALE_TEXTS: Words<StaleNote> = {
  'zh-CN': { cardEnded: '报价已过期', cardNotYet: '报价尚未生效', cardUndated: '报价无日期' },
  'en-US': { cardEnded: 'quote expired', cardNotYet: 'quote not valid yet', cardUndated: 'undated quote' },
}

/** Heads and cells of the table of modes. */
export const MODE_TEXTS = {
  'zh-CN': {
    table: '六种运输方式',
    mode: '运输方式',
    cost: '整票费用',
    each: '每件 / 每 kg',
    chargeable: '计费量',
    time: '时效',
    cheapest: '最便宜',
    fastest: '最快',
    perKg: '{amount}/kg',
    noUnits: '未填件数',
    missing: '另有 {count} 项未知',
    onArrival: '其中到付 {amount}',
    actual: '实重 {weight} kg',
    volumetric: '体积重 {weight} kg',
    transit: '主程 {days}',
    total: '全程 {days}',
    noDays: '天数未知',
    legsMissing: '另有 {count} 段未填',
    shipBy: '最迟 {day} 发货',
    arrives: '最晚 {day} 上架',
  },
  'en-US': {
    table: 'All six modes',
    mode: 'Mode',
    cost: 'Total cost',
    each: 'Per unit / kg',
    chargeable: 'Chargeable',
    time: 'Time',
    cheapest: 'Cheapest',
    fastest: 'Fastest',
    perKg: '{amount}/kg',
    noUnits: 'Units not set',
    missing: '+ unknown costs: {count}',
    onArrival: '{amount} due on arrival',
    actual: 'Actual {weight} kg',
    volumetric: 'Volumetric {weight} kg',
    transit: '{days} in transit',
    total: '{days}',
    noDays: 'Days unknown',
    legsMissing: 'Legs without days: {count}',
    shipBy: 'Ship by {day}',
    arrives: 'In stock by {day}',
  },
} as const satisfies Words<string>

export const DECIDED_BY_TEXTS: Words<NonNullable<Chargeable['decidedBy']>> = {
  'zh-CN': { weight: '按实重（重货）', volume: '按体积（泡货）', least: '按最低计费量' },
  'en-US': { weight: 'by weight (dense)', volume: 'by volume (bulky)', least: 'minimum quantity' },
}

export const SCHEDULE_VERDICTS: Words<Schedule['verdict']> = {
  'zh-CN': { inTime: '来得及', tight: '时间紧', tooLate: '来不及' },
  'en-US': { inTime: 'On time', tight: 'Tight', tooLate: 'Too late' },
}

/** The components of a mode, and import VAT separately. */
export const DETAIL_TEXTS = {
  'zh-CN': {
    details: '{mode}的费用明细',
    included: '报价已包含',
    unknown: '未知',
    sum: '已知合计',
    vatApart: '进口增值税（另计）',
    vatIncluded: '报价已包含',
    vatReclaimable: '可抵扣，不计入成本',
    vatCost: '不可抵扣，计入成本',
  },
  'en-US': {
    details: 'Costs of {mode}',
    included: 'Included in the quote',
    unknown: 'Unknown',
    sum: 'Sum of known costs',
    vatApart: 'Import VAT (separate)',
    vatIncluded: 'included in the quote',
    vatReclaimable: 'reclaimable, not a cost',
    vatCost: 'not reclaimable, a cost',
  },
} as const satisfies Words<string>

export const LANDED_TEXTS = {
  'zh-CN': {
    landed: '每件到仓成本',
    goods: '货值',
    freight: '头程与杂费',
    duty: '关税与进口规费',
    vat: '进口增值税',
    total: '合计',
    missing: '未计入：{components}。{reason}',
    incomplete: '无法算全：{reason}',
    exchangeOn: '汇率日期 {day}',
  },
  'en-US': {
    landed: 'Landed cost per unit',
    goods: 'Goods',
    freight: 'Freight and charges',
    duty: 'Duty and import fees',
    vat: 'Import VAT',
    total: 'Total',
    missing: 'Not included: {components}. {reason}',
    incomplete: 'Incomplete: {reason}',
    exchangeOn: 'Exchange rates of {day}',
  },
} as const satisfies Words<string>

export const SCHEDULE_TEXTS = {
  'zh-CN': {
    schedule: '时间表',
    back: '为了在 {day} 前上架，各步骤最迟的日期：上行按最快天数，下行按最慢天数。',
    forth: '从 {day} 发货起，各步骤的日期：上行按最快天数，下行按最慢天数。',
    missing: '按 0 天计的段：{legs}。',
    days: '天数',
  },
  'en-US': {
    schedule: 'Schedule',
    back: 'Latest dates to be in stock by {day}. The upper line uses the shortest times, the lower line the longest.',
    forth: 'Dates if you ship on {day}. The upper line uses the shortest times, the lower line the longest.',
    missing: 'Legs counted as 0 days: {legs}.',
    days: 'Days',
  },
} as const satisfies Words<string>
