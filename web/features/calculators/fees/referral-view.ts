/** A referral table: one row for each category. */
import { formatRate } from '#contracts/model/calculators/profit/writing.ts'
import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import type { RateOfCategory, ReferralTable } from '#contracts/model/fees/table-schema.ts'
import { cell, moneyIn, type TableView, type ViewCell, type ViewWords } from './view.ts'

export function referralView(table: ReferralTable, words: ViewWords): TableView {
  const { t, writing } = words
  const names = FEE_CATEGORY_NAMES[writing.language]
  const rate = (value: number) => formatRate(value, writing.grouping)
  const { typical, minimum } = table
  return {
    facts: [
      ...(minimum > 0
        ? [{ label: t('table.minimum'), lines: [t('table.perUnit', { amount: moneyIn(writing)(minimum) })] }]
        : []),
      ...(typical
        ? [
            {
              label: t('table.typical'),
              lines: [t('table.typicalRule', { low: rate(typical.low), high: rate(typical.high) })],
            },
          ]
        : []),
    ],
    columns: [t('table.category'), t('table.rate')],
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

function rateCell(rate: RateOfCategory | null, { t, writing }: ViewWords): ViewCell {
  if (rate === null) return cell(t('table.unknown'))
  const percent = (value: number) => formatRate(value, writing.grouping)
  if (typeof rate === 'number') return cell(percent(rate))
  const money = moneyIn(writing)
  const closing = rate.closing ? [t('table.closing', { amount: money(rate.closing) })] : []
  const [only] = rate.bands
  if (rate.bands.length === 1 && only) return { lines: [percent(only.rate), ...closing] }
  const isWhole = rate.kind === 'whole'
  const bandName = (upTo: number | null, at: number) =>
    upTo === null
      ? t(isWhole ? 'table.overPrice' : 'table.overPart', { from: money(rate.bands[at - 1]?.upTo ?? 0) })
      : t(isWhole ? 'table.upToPrice' : 'table.upToPart', { to: money(upTo) })
  return {
    lines: [
      ...rate.bands.map(({ upTo, rate: share }, at) =>
        t('table.bandRate', { band: bandName(upTo, at), rate: percent(share) }),
      ),
      ...closing,
    ],
    also: t(isWhole ? 'table.whole' : 'table.portions'),
  }
}
