/** How a component was computed, in words and numbers. Pages and documents show the same lines. */
import type { Language } from '../../language.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, type Grouping, roundTo } from '../../number.ts'
import { CURRENCY_DECIMALS, type Currency } from '../profit/exchange.ts'
import {
  CONTAINER_NAMES,
  DUTY_LAYER_NAMES,
  FORMULA_TEXTS,
  type FormulaText,
  GAP_TEXTS,
  NOTE_TEXTS,
  PER_NAMES,
} from './freight.texts.ts'
import { CONTAINERS } from './modes.ts'
import type { Basis, Component } from './result.ts'

export interface Writing {
  language: Language
  grouping?: Grouping
}

interface Bounds {
  low: number
  high: number
}

const SIGNS: Record<Currency, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', CAD: 'C$', INR: '₹', CNY: 'CN¥' }

/** Minor units as `$1,234.56`; yuan have `CN¥`, because `¥` would be read as yen. */
export function formatIn(minor: number, currency: Currency, grouping?: Grouping): string {
  const decimals = CURRENCY_DECIMALS[currency]
  return SIGNS[currency] + formatCount(minor / 10 ** decimals, grouping, decimals)
}

/** US cents as `$8.41`, or `$8.00–$9.10` if only the bounds are known. */
export const formatBounds = ({ low, high }: Bounds, { grouping }: Writing): string =>
  low === high
    ? formatMoney(low, 'US', grouping)
    : `${formatMoney(low, 'US', grouping)}–${formatMoney(high, 'US', grouping)}`

/** `0.003464` → `0.3464%`: up to four decimals, as the rates of customs fees have. */
export function formatRate(rate: number, grouping?: Grouping): string {
  const percent = roundTo(rate * 100, 4)
  const decimals = [0, 1, 2, 3].find((count) => roundTo(percent, count) === percent) ?? 4
  return `${formatCount(percent, grouping, decimals)}%`
}

/** A quantity of kg, CBM or pieces with the decimals that it has, three at most: `19.5`, `1.92`, `0.096`. */
export function formatQuantity(quantity: number, grouping?: Grouping): string {
  const rounded = roundTo(quantity, 3)
  const decimals = [0, 1, 2].find((count) => roundTo(rounded, count) === rounded) ?? 3
  return formatCount(rounded, grouping, decimals)
}

/** The line below a component: its formula or gap, then its notes, then who pays it. */
export function explain({ basis, gap, notes, paidBy }: Component, writing: Writing): string {
  const { language } = writing
  const parts = [
    ...(basis ? [formulaOf(basis, writing)] : []),
    ...(gap ? [GAP_TEXTS[language][gap]] : []),
    ...notes.map((note) => NOTE_TEXTS[language][note]),
    ...(paidBy === 'importer' ? [FORMULA_TEXTS[language].toImporter] : []),
  ]
  // A sentence that ends by itself needs no separator.
  return parts.map((part) => part.replace(/[。.]$/, '')).join(FORMULA_TEXTS[language].separator)
}

/** The formula of a basis, with the numbers of the result. */
export function formulaOf(basis: Basis, writing: Writing): string {
  const { language, grouping } = writing
  const said = (key: FormulaText, params: Readonly<Record<string, string>> = {}) => fill(language, key, params)
  const joined = (...parts: string[]) => parts.join(FORMULA_TEXTS[language].separator)
  const dollars = (bounds: Bounds) => formatBounds(bounds, writing)
  const exact = (cents: number) => formatMoney(cents, 'US', grouping)
  const minimum = (cents: number | null) => (cents === null ? [] : [said('minimum', { amount: exact(cents) })])
  switch (basis.kind) {
    case 'price':
      return joined(
        said('price', {
          quantity: formatQuantity(basis.quantity, grouping),
          per: PER_NAMES[language][basis.per],
          price: dollars(basis),
        }),
        ...minimum(basis.minimum),
      )
    case 'containers':
      return joined(
        said('containers', { containers: containersText(basis.counts, writing) }),
        ...minimum(basis.minimum),
      )
    case 'rate':
      return said(basis.of, { base: dollars(basis.base), rate: ratesText(basis, grouping) })
    case 'charge': {
      const { low, high, currency, per } = basis.charge
      const price = [...new Set([low, high])].map((amount) => formatIn(amount, currency, grouping)).join('–')
      return said('charge', {
        price,
        per: PER_NAMES[language][per],
        quantity: formatQuantity(basis.quantity, grouping),
      })
    }
    case 'layers':
      return said('layers', { base: dollars(basis.base), layers: layersText(basis, writing) })
    case 'entry':
      return joined(
        said('entry', { base: dollars(basis.base), rate: formatRate(basis.rate, grouping) }),
        ...(basis.least === null ? [] : [said('least', { amount: exact(basis.least) })]),
        ...(basis.most === null ? [] : [said('most', { amount: exact(basis.most) })]),
      )
    case 'perItem':
      return said('perItem', {
        count: [...new Set([basis.low, basis.high])].map((count) => formatCount(count, grouping)).join('–'),
        each: formatIn(basis.each, basis.currency, grouping),
        from: basis.validFrom,
      })
    case 'exempt':
      return said('exempt', { to: basis.validTo })
    case 'included':
      return said('included')
  }
}

/** `20′ container × 1, 40′ container × 2` */
export function containersText(
  counts: Extract<Basis, { kind: 'containers' }>['counts'],
  { language, grouping }: Writing,
): string {
  const parts = CONTAINERS.filter((container) => counts[container] > 0).map((container) =>
    fill(language, 'containerCount', {
      name: CONTAINER_NAMES[language][container],
      count: formatCount(counts[container], grouping),
    }),
  )
  return parts.join(' + ')
}

const ratesText = ({ low, high }: Bounds, grouping?: Grouping): string =>
  [...new Set([low, high])].map((rate) => formatRate(rate, grouping)).join('–')

function layersText({ layers }: Extract<Basis, { kind: 'layers' }>, writing: Writing): string {
  const { language, grouping } = writing
  const parts = layers.map(({ kind, rate, amount, lookedUpOn }) => {
    const name = DUTY_LAYER_NAMES[language][kind]
    if (rate === null || !amount) return fill(language, 'blankLayer', { name })
    const layer = fill(language, 'layer', {
      name,
      rate: formatRate(rate, grouping),
      amount: formatBounds(amount, writing),
    })
    return layer + (lookedUpOn ? fill(language, 'lookedUp', { day: lookedUpOn }) : '')
  })
  return parts.join(FORMULA_TEXTS[language].separator)
}

const fill = (language: Language, key: FormulaText, params: Readonly<Record<string, string>>): string =>
  FORMULA_TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
