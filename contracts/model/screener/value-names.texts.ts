import type { Language } from '../language.ts'
import type { MONTHS_OF_YEAR, SELLER_COUNTRIES } from './shared-values.ts'

/** Names of the countries of sellers. */
export const SELLER_COUNTRY_NAMES: Readonly<Record<Language, Record<(typeof SELLER_COUNTRIES)[number], string>>> = {
  'zh-CN': {
    CN: '中国大陆',
    HK: '中国香港',
    US: '美国',
    CA: '加拿大',
    GB: '英国',
    DE: '德国',
    FR: '法国',
    IT: '意大利',
    ES: '西班牙',
    NL: '荷兰',
    PL: '波兰',
    JP: '日本',
    IN: '印度',
    XX: '其他',
  },
  'en-US': {
    CN: 'Mainland China',
    HK: 'Hong Kong',
    US: 'United States',
    CA: 'Canada',
    GB: 'United Kingdom',
    DE: 'Germany',
    FR: 'France',
    IT: 'Italy',
    ES: 'Spain',
    NL: 'Netherlands',
    PL: 'Poland',
    JP: 'Japan',
    IN: 'India',
    XX: 'Other',
  },
}

/** Names of the months of a year. */
export const MONTH_NAMES: Readonly<Record<Language, Record<(typeof MONTHS_OF_YEAR)[number], string>>> = {
  'zh-CN': {
    '1': '1 月',
    '2': '2 月',
    '3': '3 月',
    '4': '4 月',
    '5': '5 月',
    '6': '6 月',
    '7': '7 月',
    '8': '8 月',
    '9': '9 月',
    '10': '10 月',
    '11': '11 月',
    '12': '12 月',
  },
  'en-US': {
    '1': 'January',
    '2': 'February',
    '3': 'March',
    '4': 'April',
    '5': 'May',
    '6': 'June',
    '7': 'July',
    '8': 'August',
    '9': 'September',
    '10': 'October',
    '11': 'November',
    '12': 'December',
  },
}
