import type { Language } from '../language.ts'

export type TableFaultCode =
  | 'name'
  | 'day'
  | 'reversed'
  | 'overlap'
  | 'gap'
  | 'unsorted'
  | 'missingBound'
  | 'columns'
  | 'reversedBounds'
  | 'duplicate'
  | 'box'
  | 'empty'
  | 'malformed'
  | 'tooLong'

/** What is wrong with a fee table, for its author. */
export const TABLE_FAULTS: Readonly<Record<Language, Readonly<Record<TableFaultCode, string>>>> = {
  'zh-CN': {
    name: '文件名应由站点、种类和首日组成',
    day: '日期不存在',
    reversed: '最后一日早于首日',
    overlap: '与另一张表的日期重叠',
    gap: '与前一张表之间有空缺的日期',
    unsorted: '各行没有按从小到大排列',
    missingBound: '缺少上限或下限，部分取值没有对应的行',
    columns: '金额数与价格列数不同',
    reversedBounds: '下限高于上限',
    duplicate: '重复出现',
    box: '三边没有按从长到短排列',
    empty: '没有任何一行',
    malformed: '缺少内容，或内容无法识别',
    tooLong: '行数或内容过多',
  },
  'en-US': {
    name: 'the file name must consist of marketplace, kind and first day',
    day: 'this date does not exist',
    reversed: 'the last day is before the first',
    overlap: 'the days overlap with those of another table',
    gap: 'there are days without a table between this one and the one before',
    unsorted: 'the rows are not in ascending order',
    missingBound: 'a bound is missing, so some values have no row',
    columns: 'the number of amounts differs from the number of price columns',
    reversedBounds: 'the lower bound is above the upper one',
    duplicate: 'this appears twice',
    box: 'the sides are not in descending order',
    empty: 'there are no rows',
    malformed: 'a value is missing or cannot be read',
    tooLong: 'there are too many rows or too much text',
  },
}

/** One line for a person: the table, what is wrong, and where. */
export const faultLine = (
  { table, code, place }: { table: string; code: TableFaultCode; place: string },
  language: Language,
): string =>
  language === 'zh-CN'
    ? `${table}：${TABLE_FAULTS[language][code]}（${place}）`
    : `${table}: ${TABLE_FAULTS[language][code]} (${place})`
