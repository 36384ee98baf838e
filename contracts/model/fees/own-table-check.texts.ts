/** What is wrong with a seller's own table, naming its row. The page and the server show the same sentences. */
import { FEE_CATEGORIES } from '../catalogue.ts'
import { FEE_CATEGORY_NAMES } from '../fee-category.texts.ts'
import type { Language } from '../language.ts'
import { TABLE_FAULTS } from './check-tables.texts.ts'
import type { OwnTableFault } from './own-table-check.ts'

const PLACES = {
  'zh-CN': {
    validFrom: '首日',
    validTo: '最后一日',
    row: '第 {n} 行',
    steps: '续重',
    tier: '尺寸分段 {n}',
    priceColumn: '价格档 {n}',
    others: '其他类目',
    month: '{n} 月',
    days: '{from} 至 {to}',
    openDays: '{from} 起',
    joined: '{place}：{fault}',
    beside: '{fault}（{days}）',
    inTier: '{tier}，{place}',
  },
  'en-US': {
    validFrom: 'First day',
    validTo: 'Last day',
    row: 'row {n}',
    steps: 'the steps above the last row',
    tier: 'Size tier {n}',
    priceColumn: 'Price column {n}',
    others: 'All other categories',
    month: 'Month {n}',
    days: '{from} to {to}',
    openDays: 'from {from}',
    joined: '{place}: {fault}',
    beside: '{fault} ({days})',
    inTier: '{tier}, {place}',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
type Place = keyof (typeof PLACES)['zh-CN']

const said = (language: Language, key: Place, params: Readonly<Record<string, string | number>> = {}): string =>
  PLACES[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

/** What is wrong, without the place. */
export function ownFaultText({ code, other }: Pick<OwnTableFault, 'code' | 'other'>, language: Language): string {
  const text = TABLE_FAULTS[language][code]
  if (!other) return text
  const { validFrom: from, validTo: to } = other
  const days = to === null ? said(language, 'openDays', { from }) : said(language, 'days', { from, to })
  return said(language, 'beside', { fault: text, days })
}

/** One line: the row, and what is wrong with it. `table` may be malformed. */
export function ownFaultLine(fault: OwnTableFault, table: unknown, language: Language): string {
  const text = ownFaultText(fault, language)
  const place = placeOf(fault.at, table, language)
  return place === '' ? text : said(language, 'joined', { place, fault: text })
}

/** The place of a path such as `tiers.0.rows.2.fees.1`; the path itself if it is unknown. */
function placeOf(at: string, table: unknown, language: Language): string {
  const [head = '', second = '', third = '', fourth = ''] = at.split('.')
  const number = (text: string) => Number(text) + 1
  const row = (text: string) => said(language, 'row', { n: number(text) })
  switch (head) {
    case 'validFrom':
    case 'validTo':
      return said(language, head)
    case 'priceColumns':
      return said(language, 'priceColumn', { n: number(second) })
    case 'tiers': {
      const tier = tierName(table, Number(second), language) ?? said(language, 'tier', { n: number(second) })
      const place = third === 'rows' ? row(fourth) : third === 'over' ? said(language, 'steps') : ''
      return place === '' ? tier : said(language, 'inTier', { tier, place })
    }
    case 'rates': {
      const category = FEE_CATEGORIES.find((each) => each === second)
      const tier = category ? FEE_CATEGORY_NAMES[language][category] : second
      return third === 'bands' ? said(language, 'inTier', { tier, place: row(fourth) }) : tier
    }
    case 'others':
      return said(language, 'others')
    case 'seasons':
      return second === 'month' ? said(language, 'month', { n: third }) : row(second)
    default:
      return at
  }
}

function tierName(table: unknown, index: number, language: Language): string | undefined {
  const tier = memberOf(memberOf(table, 'tiers'), String(index))
  const name = memberOf(memberOf(tier, 'name'), language)
  return typeof name === 'string' && name !== '' ? name : undefined
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  // The cast is safe, because the object has the member; its type stays unknown.
  return (value as Record<string, unknown>)[name]
}
