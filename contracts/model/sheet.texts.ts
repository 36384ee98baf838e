import type { SheetFault } from '../core/sheet.ts'
import type { Language } from './language.ts'

/** Why an uploaded sheet cannot be read, and what to do. */
export const SHEET_FAULT_TEXTS: Readonly<Record<Language, Readonly<Record<SheetFault, string>>>> = {
  'zh-CN': {
    empty: '文件里没有内容',
    notText: '这不是表格文件，请选择 .xlsx 或 .csv',
    brokenQuotes: '引号后面还有文字，请检查这一行的引号',
    openQuote: '从这一行开始的引号没有结束',
    tooLarge: '文件太大（上限 50 MB），请分成几个文件',
    tooManyRows: '行数太多，请分成几个文件',
    tooManyCells: '单元格太多，请删去多余的列',
    longCell: '这一行有超过 32,767 个字符的单元格',
    oldExcel: '这是旧版 Excel（.xls）文件，请另存为 .xlsx',
    encrypted: '文件有密码保护，请先取消密码',
    otherFormat: '不支持这种文件，请另存为 .xlsx 或 .csv',
    damaged: '文件已损坏，请用 Excel 打开后重新保存',
  },
  'en-US': {
    empty: 'The file is empty',
    notText: 'This is not a spreadsheet: choose an .xlsx or .csv file',
    brokenQuotes: 'Text follows a closing quote: check the quotes in this row',
    openQuote: 'A quote that opens in this row is never closed',
    tooLarge: 'The file is too large (limit 50 MB): split it',
    tooManyRows: 'Too many rows: split the file',
    tooManyCells: 'Too many cells: remove columns that are not needed',
    longCell: 'A cell in this row has more than 32,767 characters',
    oldExcel: 'This file is in the old Excel format (.xls): save it as .xlsx',
    encrypted: 'The file is protected by a password: remove it first',
    otherFormat: 'Files of this kind are not supported: save it as .xlsx or .csv',
    damaged: 'The file is damaged: open it in Excel and save it again',
  },
}
