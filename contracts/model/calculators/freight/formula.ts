/** How a component was computed, in words and numbers. Pages and documents show the same lines. */
import type { Language } from '../../language.ts'
import { formatMoney } from '../../money.ts'
import { formatCount } from '../../number.ts'
import { fillText } from '../../wording.ts'
import { countSpanText } from '../counted.ts'
import { DUTY_LAYER_NAMES, lookedUpText } from '../duty-layers.texts.ts'
import { formatRate, formatRates, formatSpan, type Reader } from '../writing.ts'
import { type Bounds, formatBounds, formatIn, formatQuantity } from './figures.ts'
import { CONTAINER_NAMES, FORMULA_TEXTS, type FormulaText, GAP_TEXTS, NOTE_TEXTS, PER_NAMES } from './freight.texts.ts'
import { CONTAINERS } from './modes.ts'
import type { Basis, Component } from './result.ts'

/** The line below a component: its formula or gap, then its notes, then who pays it. */
export function explain({ basis, gap, notes, paidBy }: Component, writing: Reader): string {
  const { language } = writing
  const parts = [
    ...(basis ? [formulaOf(basis, writing)] : []),
    ...(gap ? [GAP_TEXTS[language][gap]] : []),
    ...notes.map((note) => NOTE_TEXTS[language][note]),
    ...(paidBy === 'importer' ? [FORMULA_TEXTS[language].toImporter] : []),
  ]
  // Removes final full stops, because a separator follows.
  return parts.map((part) => part.replace(/[。.]$/, '')).join(FORMULA_TEXTS[language].separator)
}

/** The formula of a basis, with the numbers of the result. */
export function formulaOf(basis: Basis, writing: Reader): string {
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
      return joined(containersText(basis, writing), ...minimum(basis.minimum))
    case 'rate':
      return said(basis.of, { base: dollars(basis.base), rate: formatRates(basis, writing) })
    case 'charge': {
      const { currency, per } = basis.charge
      const price = formatSpan(basis.charge, (amount) => formatIn(amount, currency, grouping), writing)
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
        count: countSpanText(basis.of, basis, writing),
        each: formatIn(basis.each, basis.currency, grouping),
        from: basis.validFrom,
      })
    case 'exempt':
      return said('exempt', { to: basis.validTo })
    case 'included':
      return said('included')
  }
}

/** `1 × 20′ container × $2,800.00–$4,550.00 + 2 × 40′ container × $4,000.00` */
export function containersText({ counts, prices }: Extract<Basis, { kind: 'containers' }>, reader: Reader): string {
  const { language, grouping } = reader
  const parts = CONTAINERS.flatMap((container) =>
    prices
      .filter(({ per }) => per === container)
      .map((price) =>
        fill(language, 'container', {
          name: CONTAINER_NAMES[language][container],
          count: formatCount(counts[container], grouping),
          price: formatBounds(price, reader),
        }),
      ),
  )
  return parts.join(' + ')
}

function layersText({ layers }: Extract<Basis, { kind: 'layers' }>, writing: Reader): string {
  const { language, grouping } = writing
  const parts = layers.map(({ kind, rate, amount, lookedUpOn }) => {
    const name = DUTY_LAYER_NAMES[language][kind]
    if (rate === null || !amount) return fill(language, 'blankLayer', { name })
    const layer = fill(language, 'layer', {
      name,
      rate: formatRate(rate, grouping),
      amount: formatBounds(amount, writing),
    })
    return layer + (lookedUpOn ? lookedUpText(lookedUpOn, language) : '')
  })
  return parts.join(FORMULA_TEXTS[language].separator)
}

const fill = (language: Language, key: FormulaText, params: Readonly<Record<string, string>>): string =>
  fillText(FORMULA_TEXTS[language][key], params)
