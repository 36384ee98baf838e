/** The net profit in the seller's currency, with rate, source and day. */
import { CURRENCY_DECIMALS, convert, currencyOf, type ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { OWN_RATES } from '#contracts/model/calculators/profit/input.texts.ts'
import { formatSpan } from '#contracts/model/calculators/writing.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import { PROFIT_WORDS } from './profit-paper.texts.ts'

/** Sellers are paid out and buy in yuan. */
const HOME = 'CNY'

export function exchangeText(
  marketplace: Marketplace,
  net: Range | null,
  rates: ExchangeRates,
  language: Language,
): string {
  const words = PROFIT_WORDS[language]
  const from = currencyOf(marketplace)
  const perUnit = rates.perEuro[HOME] / (from === 'EUR' ? 1 : rates.perEuro[from])
  // A yen is 0.046504 yuan.
  const rate = `1 ${from} = ${formatCount(perUnit, undefined, perUnit < 1 ? 6 : 4)} ${HOME}`
  const said = words.rate(rate, rates.on, rates.source || OWN_RATES[language])
  if (!net) return said
  const yuan = (minor: number) =>
    formatCount(convert(minor, from, HOME, rates) / 10 ** CURRENCY_DECIMALS[HOME], undefined, CURRENCY_DECIMALS[HOME])
  const amount = formatSpan(net, yuan, { language })
  return `${words.netIn(`${amount} ${HOME}`)} · ${said}`
}
