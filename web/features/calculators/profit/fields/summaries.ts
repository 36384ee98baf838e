/** What is set in each folded group, in one line. */

import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatRate } from '#contracts/model/calculators/profit/writing.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatCount, roundTo } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'

export type Summary = 'storage' | 'returns' | 'tax' | 'money' | 'own'

export function useSummaries(input: ProfitInput): Record<Summary, string> {
  const { t } = useTranslation('calculators')
  const grouping = useGrouping()
  const { marketplace, returns, own, placement, vat } = input
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  const rate = (share: number) => formatRate(share, grouping)
  const labelled = (label: string, value: number | null, write: (value: number) => string) =>
    value === null ? [] : [`${label} ${write(value)}`]
  const line = (...parts: string[][]) => parts.flat().join(' · ') || t('profit.summary.blank')
  const months = formatCount(input.storageMonths, grouping, Number.isInteger(roundTo(input.storageMonths, 1)) ? 0 : 1)
  return {
    storage: line(
      [t('profit.summary.months', { months })],
      placement.by === 'own'
        ? labelled(t('profit.field.placement'), placement.amount, money)
        : [t(`profit.placement.${placement.by}`)],
      labelled(t('profit.field.lowInventory'), input.lowInventory, money),
    ),
    returns:
      returns.rate === null
        ? t('profit.summary.blank')
        : line(
            [`${t('profit.field.returnRate')} ${rate(returns.rate)}`],
            [t('profit.summary.loss', { share: rate(returns.loss) })],
            labelled(t('profit.field.returnProcessing'), returns.processing, money),
          ),
    tax: line(
      [`${t('profit.field.vatRate')} ${rate(vat.rate)}`],
      [t(vat.isRegistered ? 'profit.summary.registered' : 'profit.summary.unregistered')],
    ),
    money: line(
      labelled(t('profit.field.payout'), input.payoutRate, rate),
      labelled(t('profit.field.exchange'), input.exchangeRate, rate),
      labelled(t('profit.field.other'), input.other, money),
    ),
    own: line(
      labelled(t('profit.field.ownReferral'), own.referralRate, rate),
      labelled(t('profit.field.ownFba'), own.fba, money),
      labelled(t('profit.field.ownStorage'), own.storage, money),
    ),
  }
}
