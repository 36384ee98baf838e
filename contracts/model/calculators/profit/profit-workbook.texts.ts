import type { Language } from '../../language.ts'

type WorkbookWord = 'result' | 'inputs' | 'value' | 'measures' | 'returnLoss' | 'registration' | 'yes' | 'no'

/** Names of the sheets, and of inputs that only the workbook lists one by one. */
export const WORKBOOK_WORDS: Readonly<Record<Language, Readonly<Record<WorkbookWord, string>>>> = {
  'zh-CN': {
    result: '结果',
    inputs: '输入',
    value: '内容',
    measures: '尺寸与重量指',
    returnLoss: '每件退货损失（占售价）',
    registration: '增值税注册',
    yes: '是',
    no: '否',
  },
  'en-US': {
    result: 'Result',
    inputs: 'Inputs',
    value: 'Value',
    measures: 'Size and weight refer to',
    returnLoss: 'Loss per return (share of price)',
    registration: 'VAT registration',
    yes: 'Yes',
    no: 'No',
  },
}
