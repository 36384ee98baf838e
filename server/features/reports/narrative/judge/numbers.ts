import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { datesIn, type PartialDate } from './dates.ts'
import { NAMES, SPELLED } from './plain-text.ts'

export type NumberKind = 'plain' | 'percent' | 'permille' | 'points' | 'times' | 'money' | 'period' | 'date' | 'code'

export interface FoundNumber {
  kind: NumberKind
  /** 12.3 for `12.3%`; NaN for digits with invalid grouping. */
  value: number
  /** As written, without group separators: `1.30`. */
  digits: string
  scale: number
  sign: -1 | 0 | 1
  /** The currency of money, the unit of a period (`hour` to `month`) or the text of a code; otherwise empty. */
  of: string
  date?: PartialDate
  isSpelled: boolean
  at: number
  end: number
}

const CURRENCY = 'US\\$|CA\\$|C\\$|[$€£¥₹]|USD|EUR|GBP|JPY|CAD|INR|CNY|RMB'
const AFTER: [NumberKind, string][] = [
  ['percent', '%|per ?cent\\b'],
  ['permille', '‰'],
  ['points', '个?百分点|percentage points?|pp\\b'],
  ['times', '倍|times\\b|x\\b|×|-?fold\\b'],
  [
    'money',
    `€|美元|美金|欧元|英镑|日元|加元|卢比|人民币|元|dollars?\\b|euros?\\b|pounds?\\b|yen\\b|rupees?\\b|USD|EUR|GBP|JPY|CAD|INR`,
  ],
  ['period', '个?月(?!份)|months?\\b|个?星期|周(?!年)|weeks?\\b|天|日(?!元)|days?\\b|个?小时|hours?\\b|年|years?\\b'],
]
const SCALES: Record<string, number> = {
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  mn: 1e6,
  bn: 1e9,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
const NUMBER = new RegExp(
  `(?<code>\\b(?!(?:USD|EUR|GBP|JPY|CAD|INR|CNY|RMB|US|CA|C|Rs)\\d)[A-Za-z]+\\d\\w*)|` +
    `(?<sign>(?<![\\w%${NAMES}])[+-] ?)?(?<before>${CURRENCY}|Rs\\.?)? ?(?<inner>(?<=[$€£¥₹] ?)-)?${SPELLED}?(?<digits>\\d+(?:[.,]\\d+)*)` +
    `(?: ?(?<scale>百万|千万|[千万亿]|hundred|thousand|million|billion|mn|bn|[kKMB])(?![a-zA-Z]))?` +
    `(?:[ -]?(?:${AFTER.map(([kind, words]) => `(?<${kind}>${words})`).join('|')}))?`,
  'g',
)

/** Numbers in text order. Both ends of a range share the unit: in `12–15%` both are percent. */
export function numbersIn(plain: string, marketplace: Marketplace): FoundNumber[] {
  const dates = datesIn(plain)
  let rest = plain
  for (const { at, end } of dates) rest = rest.slice(0, at) + '\u0000'.repeat(end - at) + rest.slice(end)
  const found = [...rest.matchAll(NUMBER)].map((match) => numberOf(match, marketplace))
  const all = [...found, ...dates.map(dateNumber)].sort((a, b) => a.at - b.at)
  for (const [at, number] of all.entries()) shareUnit(plain, number, all[at + 1])
  return all
}

const dateNumber = (date: ReturnType<typeof datesIn>[number]): FoundNumber => ({
  kind: 'date',
  value: 0,
  digits: '',
  scale: 1,
  sign: 0,
  of: '',
  isSpelled: false,
  date: date.date,
  at: date.at,
  end: date.end,
})

function numberOf(match: RegExpExecArray, marketplace: Marketplace): FoundNumber {
  const groups = match.groups ?? {}
  const place = { at: match.index, end: match.index + match[0].length, isSpelled: match[0].includes(SPELLED) }
  if (groups.code !== undefined)
    return { kind: 'code', value: 0, digits: '', scale: 1, sign: 0, of: groups.code.toLowerCase(), ...place }
  const [after, unit] = AFTER.flatMap(([kind]) => (groups[kind] ? [[kind, groups[kind]] as const] : []))[0] ?? []
  const kind = groups.before ? 'money' : (after ?? 'plain')
  const digits = digitsOf(groups.digits ?? '', kind === 'money' ? marketplace : null)
  const [scale, of] =
    kind === 'period'
      ? periodOf(unit ?? '')
      : [1, kind === 'money' ? currencyOf(groups.before ?? unit ?? '', marketplace) : '']
  const multiplied = scale * (SCALES[groups.scale?.toLowerCase() ?? ''] ?? 1)
  const sign = (groups.sign ?? groups.inner)?.trim()
  return {
    kind,
    digits: digits ?? '',
    scale: multiplied,
    of,
    ...place,
    value: digits === null ? Number.NaN : Number(digits) * multiplied,
    sign: sign === '-' ? -1 : sign === '+' ? 1 : 0,
  }
}

/** Digits with a decimal point and without group separators; null for invalid grouping. */
function digitsOf(text: string, marketplace: Marketplace | null): string | null {
  const locale = marketplace && marketplaces[marketplace].locale
  if (locale && /^(?:de|fr|it|es)/.test(locale)) {
    if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
    if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.')
  }
  const grouped =
    /^\d+(?:\.\d+)?$/.test(text) ||
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ||
    /^\d{1,4}(?:,\d{4})+(?:\.\d+)?$/.test(text) ||
    /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(text)
  return grouped ? text.replaceAll(',', '') : null
}

const CURRENCIES: [RegExp, string][] = [
  [/^(?:US\$|USD|美元|美金)$/, 'USD'],
  [/^(?:CA\$|C\$|CAD|加元)$/, 'CAD'],
  [/^(?:€|EUR|欧元|euros?)$/, 'EUR'],
  [/^(?:£|GBP|英镑|pounds?)$/, 'GBP'],
  [/^(?:JPY|日元|yen)$/, 'JPY'],
  [/^(?:₹|INR|Rs\.?|卢比|rupees?)$/, 'INR'],
  [/^(?:CNY|RMB|人民币|元)$/, 'CNY'],
]

/** `$` is CAD in Canada and USD elsewhere; `¥` is JPY in Japan and CNY elsewhere. */
function currencyOf(sign: string, marketplace: Marketplace): string {
  const { currency } = marketplaces[marketplace]
  if (/^(?:\$|dollars?)$/.test(sign)) return currency === 'CAD' ? 'CAD' : 'USD'
  if (sign === '¥') return currency === 'JPY' ? 'JPY' : 'CNY'
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign
}

function periodOf(unit: string): [scale: number, of: string] {
  if (/年|year/.test(unit)) return [12, 'month']
  if (/月|month/.test(unit)) return [1, 'month']
  if (/周|星期|week/.test(unit)) return [1, 'week']
  return [1, /小时|hour/.test(unit) ? 'hour' : 'day']
}

const RANGE = /^ ?(?:[-–~至到]|to|and) ?$/

function shareUnit(plain: string, first: FoundNumber, second: FoundNumber | undefined): void {
  if (!second || !RANGE.test(plain.slice(first.end, second.at))) return
  const [bare, full] = first.kind === 'plain' ? [first, second] : [second, first]
  if (bare.kind !== 'plain' || full.kind === 'code' || full.kind === 'date') return
  if (full.scale > 1 && bare.scale === 1 && bare === first && full.kind !== 'period') bare.scale = full.scale
  if (full.kind === 'period') bare.scale = full.scale
  bare.kind = full.kind
  bare.of = full.of
  bare.value = Number(bare.digits) * bare.scale
}
