import type { Language } from '../../language.ts'

type WorkbookWord =
  | 'costs'
  | 'layer'
  | 'rate'
  | 'lookedUpOn'
  | 'valueLow'
  | 'valueHigh'
  | 'low'
  | 'high'
  | 'note'
  | 'step'
  | 'fast'
  | 'slow'
  | 'verdict'
  | 'landedLow'
  | 'landedHigh'
  | 'row'
  | 'cbm'

/** Sheets and heads that only the workbook of a freight calculation has; `{currency}`. */
export const WORKBOOK_WORDS: Readonly<Record<Language, Readonly<Record<WorkbookWord, string>>>> = {
  'zh-CN': {
    costs: '费用明细',
    layer: '税层',
    rate: '税率（%）',
    lookedUpOn: '查询日期',
    valueLow: '完税价格下限（USD）',
    valueHigh: '完税价格上限（USD）',
    low: '金额下限（USD）',
    high: '金额上限（USD）',
    note: '说明',
    step: '步骤',
    fast: '按最快天数',
    slow: '按最慢天数',
    verdict: '是否赶得上',
    landedLow: '每件到仓成本下限（{currency}）',
    landedHigh: '每件到仓成本上限（{currency}）',
    row: '行号',
    cbm: '单箱体积（CBM）',
  },
  'en-US': {
    costs: 'Costs',
    layer: 'Layer',
    rate: 'Rate (%)',
    lookedUpOn: 'Looked up on',
    valueLow: 'Customs value low (USD)',
    valueHigh: 'Customs value high (USD)',
    low: 'Low (USD)',
    high: 'High (USD)',
    note: 'Notes',
    step: 'Step',
    fast: 'Shortest times',
    slow: 'Longest times',
    verdict: 'On time?',
    landedLow: 'Landed cost per unit, low ({currency})',
    landedHigh: 'Landed cost per unit, high ({currency})',
    row: 'Row',
    cbm: 'CBM per carton',
  },
}
