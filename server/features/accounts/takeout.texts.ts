import type { Language } from '#contracts/model/language.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'

const TITLES: Record<Language, string> = { 'zh-CN': '我的数据', 'en-US': 'Your data' }

const NOTES: Record<Language, readonly string[]> = {
  'zh-CN': [
    'CSV 可用 Excel 打开，JSON 供程序读取；没有记录的表不含 CSV。',
    '订单与支付的金额单位为分；订单内容中 power 的单位为百分之一算力。时间为世界标准时间（UTC），算力明细 CSV 为北京时间。',
  ],
  'en-US': [
    'Open CSV files in Excel; JSON is for programs. A table without records has no CSV file.',
    'Order and payment amounts are in cents. The power field of an order is in hundredths of a credit. Times are UTC; times in the credit activity CSV are Beijing time.',
  ],
}

/** With a byte order mark and CRLF, so that every editor detects the encoding. */
export function readmeOf(personalData: readonly PersonalData[], language: Language): string {
  const files = personalData.flatMap((data) => data.files[language])
  const lines = [TITLES[language], '', ...files, '', ...NOTES[language]]
  return `\ufeff${lines.join('\r\n')}\r\n`
}
