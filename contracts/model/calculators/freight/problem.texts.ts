/** Why a freight calculation has no result, and where to correct it. */
import type { Language } from '../../language.ts'
import type { FreightInput } from './input.ts'
import type { ProblemKey } from './result.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const PROBLEM_TEXTS: Words<ProblemKey> = {
  'zh-CN': {
    notANumber: '请输入数字',
    notPositive: '请输入大于 0 的数字',
    negative: '不能小于 0',
    notWhole: '请输入整数',
    tooLarge: '数值过大，请核对',
    tooSmall: '数值过小，请核对',
    tooHeavyForSize: '以这个尺寸来说太重，请核对单位',
    tooLightForSize: '以这个尺寸来说太轻，请核对单位',
    missing: '请填写',
    noCartons: '请至少填写一行外箱',
    unitsDiffer: '与外箱清单的件数不一致',
    reversed: '下限大于上限',
    badDay: '请输入有效日期',
    badHts: 'HTS 编码应为 4、6、8 或 10 位数字',
    badFcCode: '仓库代码由字母和数字组成，如 ONT8',
    fcOfOtherMarketplace: '这个仓库属于其他站点',
    layerOfOtherMarketplace: '此站点没有这个税层',
    duplicate: '重复',
    cardsOverlap: '与同方式、同区域的另一条报价有效期重叠',
    cardUnits: '计价单位与运输方式不符',
    cardRegion: '区域不属于此站点',
  },
  'en-US': {
    notANumber: 'Enter a number',
    notPositive: 'Enter a number above 0',
    negative: 'Enter 0 or more',
    notWhole: 'Enter a whole number',
    tooLarge: 'Too large: check the number',
    tooSmall: 'Too small: check the number',
    tooHeavyForSize: 'Too heavy for this size: check the units',
    tooLightForSize: 'Too light for this size: check the units',
    missing: 'Required',
    noCartons: 'Enter at least one carton',
    unitsDiffer: 'Differs from the units of the cartons',
    reversed: 'The low value is above the high value',
    badDay: 'Enter a valid date',
    badHts: 'An HTS code has 4, 6, 8 or 10 digits',
    badFcCode: 'A code has letters and digits, like ONT8',
    fcOfOtherMarketplace: 'This center belongs to another marketplace',
    layerOfOtherMarketplace: 'This marketplace has no such layer',
    duplicate: 'Duplicate',
    cardsOverlap: 'Overlaps with another quote of this mode and region',
    cardUnits: 'This mode is not priced by this unit',
    cardRegion: 'This region is in another marketplace',
  },
}

/** Parts of the input in which a problem can be. */
export type Section = Exclude<keyof FreightInput, 'marketplace'>

export const SECTION_NAMES: Words<Section> = {
  'zh-CN': {
    cartons: '外箱清单',
    goods: '货物',
    fcCode: '仓库代码',
    date: '日期',
    options: '条款与保险',
    rateCards: '运价表',
    charges: '杂费',
    duty: '关税与税费',
    exchange: '汇率',
    legs: '各段天数',
    fulfilmentCentres: '仓库清单',
    containers: '柜型',
    limits: '上限',
  },
  'en-US': {
    cartons: 'Cartons',
    goods: 'Goods',
    fcCode: 'Fulfillment center',
    date: 'Date',
    options: 'Terms and insurance',
    rateCards: 'Rate cards',
    charges: 'Other charges',
    duty: 'Duty and taxes',
    exchange: 'Exchange rates',
    legs: 'Days per leg',
    fulfilmentCentres: 'Fulfillment centers',
    containers: 'Containers',
    limits: 'Limits',
  },
}

/** `{section}` and `{row}`; `invalid`: `{count}`. */
export const PROBLEM_FRAMES: Words<'row' | 'invalid'> = {
  'zh-CN': { row: '{section}第 {row} 行', invalid: '有 {count} 处输入需要更正，之后显示结果：' },
  'en-US': { row: '{section}, row {row}', invalid: 'Inputs to correct before we can show a result: {count}' },
}
