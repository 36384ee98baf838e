/** What a person reads first in the zip of all their data: what is in which file, and in which units. */
import type { Language } from '#contracts/model/language.ts'

/** With the mark and the line ends by which every editor knows the text. */
const text = (lines: readonly string[]) => `\ufeff${lines.join('\r\n')}\r\n`

export const TAKEOUT_TEXTS: Record<Language, string> = {
  'zh-CN': text([
    '我的数据',
    '',
    'account.json          账号资料',
    'sessions.json         登录设备',
    'ledger.csv / .json    算力明细',
    'orders                订单',
    'payment               支付与退款记录',
    'coupon_use            使用过的优惠券',
    'membership            套餐的起止时间',
    'wechat_identity       绑定的微信',
    'reports.json          报告列表；已完成报告的 PDF 在 reports 文件夹',
    'report_versions.json  各报告保留的版本：生成时间与数据日期',
    'patent_query.json     专利检索；检索图片在 patents 文件夹',
    'patent_verdict        对专利的判断与备注',
    'patent_watch          监控检索',
    'patent_watch_hit      监控检索命中的新专利',
    'patent_visit          最近查看最新专利的时间',
    'avatar.webp           头像',
    '',
    'CSV 可用 Excel 打开，JSON 供程序读取；没有记录的表不含 CSV。',
    '订单与支付的金额单位为分；订单内容中 power 的单位为百分之一算力。时间为世界标准时间（UTC），算力明细 CSV 为北京时间。',
  ]),
  'en-US': text([
    'Your data',
    '',
    'account.json          profile of the account',
    'sessions.json         where it is logged in',
    'ledger.csv / .json    power ledger',
    'orders                orders',
    'payment               payments and refunds',
    'coupon_use            coupons that were used',
    'membership            from when to when plans last',
    'wechat_identity       the WeChat that is linked',
    'reports.json          list of reports; PDFs of finished ones are in the folder reports',
    'report_versions.json  versions that are kept of each report: when they were made, and the day of their data',
    'patent_query.json     patent searches; their pictures are in the folder patents',
    'patent_verdict        what you thought of patents, with your notes',
    'patent_watch          saved searches',
    'patent_watch_hit      new patents that they have found',
    'patent_visit          when you last looked at the latest patents',
    'avatar.webp           avatar',
    '',
    'CSV opens in Excel, JSON is for programs; a table without records has no CSV.',
    'Amounts of orders and payments are in cents, power within an order in hundredths. Times are UTC; those in the ledger CSV are Beijing time.',
  ]),
}
