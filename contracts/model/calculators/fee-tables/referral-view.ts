/** A referral table: one row for each category. */

import { FEE_CATEGORIES } from '../../catalogue.ts'
import { FEE_CATEGORY_NAMES } from '../../fee-category.texts.ts'
import type { RateOfCategory, ReferralTable } from '../../fees/table-schema.ts'
import { formatRate } from '../writing.ts'
import { cell, moneyIn, type TableView, type ViewCell, type ViewWords } from './view.ts'

export function referralView(table: ReferralTable, words: ViewWords): TableView {
  const { phrase, writing } = words
  const names = FEE_CATEGORY_NAMES[writing.language]
  const rate = (value: number) => formatRate(value, writing.grouping)
  const { typical, minimum } = table
  return {
    facts: [
      ...(minimum > 0
        ? [{ label: phrase('minimum'), lines: [phrase('perUnit', { amount: moneyIn(writing)(minimum) })] }]
        : []),
      ...(typical
        ? [
            {
              label: phrase('typical'),
              lines: [phrase('typicalRule', { low: rate(typical.low), high: rate(typical.high) })],
            },
          ]
        : []),
    ],
    columns: [phrase('category'), phrase('rate')],
    groups: [
      {
        key: 'all',
        title: null,
        notes: [],
        rows: FEE_CATEGORIES.map((category) => {
          const own = table.rates[category]
          return {
            key: category,
            header: cell(names[category]),
            cells: [rateCell(own === undefined ? table.others : own, words)],
          }
        }),
      },
    ],
  }
}

function rateCell(rate: RateOfCategory | null, { phrase, writing }: ViewWords): ViewCell {
  if (rate === null) return cell(phrase('unknown'))
  const percent = (value: number) => formatRate(value, writing.grouping)
  if (typeof rate === 'number') return cell(percent(rate))
  const money = moneyIn(writing)
  const closing = rate.closing ? [phrase('closing', { amount: money(rate.closing) })] : []
  const [only] = rate.bands
  if (rate.bands.length === 1 && only) return { lines: [percent(only.rate), ...closing] }
  const isWhole = rate.kind === 'whole'
  const bandName = (upTo: number | null, at: number) =>
    upTo === null
      ? phrase(isWhole ? 'overPrice' : 'overPart', { from: money(rate.bands[at - 1]?.upTo ?? 0) })
      : phrase(isWhole ? 'upToPrice' : 'upToPart', { to: money(upTo) })
  return {
    lines: [
      ...rate.bands.map(({ upTo, rate: share }, at) =>
        phrase('bandRate', { band: bandName(upTo, at), rate: percent(share) }),
      ),
      ...closing,
    ],
    also: phrase(isWhole ? 'whole' : 'portions'),
  }
}
