import { VisuallyHidden } from '@mantine/core'
import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import { FULFILMENT_NAMES, INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { formatAmount, formatShare, type Writing } from '#contracts/model/calculators/writing.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { type Amount, type ComparedInput, type ComparisonRow, comparisonRows, type Fact } from './comparison-rows.ts'
import classes from './saved.module.css'
import type { SavedCalculation } from './saved.ts'

/** Calculations side by side; rows in which they differ are marked. */
export function Comparison({ compared }: { compared: readonly SavedCalculation[] }) {
  const { t } = useTranslation('calculators')
  const cell = useCell()
  const readable = compared.flatMap(({ row, input, result }) => (input && result ? [{ row, input, result }] : []))
  const rows = comparisonRows(readable)
  const nameOf = useRowName()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.tableFrame} aria-label={t('saved.comparison')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('saved.item')}</th>
            {readable.map(({ row }) => (
              <th key={row.id} scope="col" data-number title={row.name}>
                {row.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={`${row.of} ${row.key}`}
              data-differs={row.differs || undefined}
              data-figure={row.of === 'figure' || undefined}
            >
              <th scope="row">
                {nameOf(row)}
                {row.differs && (
                  <>
                    <span aria-hidden="true" title={t('saved.differs')}>
                      {' '}
                      ≠
                    </span>
                    <VisuallyHidden>{t('saved.differs')}</VisuallyHidden>
                  </>
                )}
              </th>
              {readable.map((each, at) => (
                <td key={each.row.id} data-number data-tone={isNegative(row, at) ? 'bad' : undefined}>
                  {cell(row, each, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isNegative = (row: ComparisonRow, at: number) => row.of === 'figure' && (row.amounts[at]?.value ?? 0) < 0

function useRowName() {
  const language = useLanguage()
  return (row: ComparisonRow) =>
    row.of === 'fact'
      ? INPUT_NAMES[language][row.key]
      : row.of === 'line'
        ? LINE_NAMES[language][row.key]
        : FIGURE_NAMES[language][row.key]
}

/** Returns a function that writes the text of a cell. */
function useCell() {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const grouping = useGrouping()
  const amountText = (amount: Amount, marketplace: Marketplace) => {
    const writing: Writing = { language, marketplace, grouping }
    if (amount === 'absent') return t('saved.absent')
    return amount === null ? t('saved.unknown') : formatAmount(amount, writing)
  }
  const factText = (fact: Fact, { input }: ComparedInput) => {
    if (fact === 'price') return formatMoney(input.price, input.marketplace, grouping)
    if (fact === 'fulfilment') return FULFILMENT_NAMES[language][input.fulfilment]
    return fact === 'marketplace' ? marketplaces[input.marketplace].name[language] : input.on
  }
  return (row: ComparisonRow, compared: ComparedInput, at: number) => {
    const { marketplace } = compared.input
    if (row.of === 'fact') return factText(row.key, compared)
    if (row.of === 'line') return amountText(row.amounts[at] ?? null, marketplace)
    const range = row.amounts[at] ?? null
    if (!range) return DASH
    return row.key === 'net' || row.key === 'maxBid'
      ? amountText(range, marketplace)
      : formatShare(range, { language, grouping })
  }
}
