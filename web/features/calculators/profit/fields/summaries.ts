/** Summarizes the values of each folded group in one line. */

import { INPUT_NAMES, INPUT_TEXTS, PLACEMENT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatCount, roundTo } from '#contracts/model/number.ts'
import { fillText } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

export type Summary = 'storage' | 'returns' | 'tax' | 'money' | 'own'

export function useSummaries(input: ProfitInput): Record<Summary, string> {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const texts = INPUT_TEXTS[language]
  const grouping = useGrouping()
  const { marketplace, returns, own, placement, vat } = input
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  const rate = (share: number) => formatRate(share, grouping)
  const withLabel = (label: string, value: number | null, write: (value: number) => string) =>
    value === null ? [] : [`${label} ${write(value)}`]
  const line = (...parts: string[][]) => parts.flat().join(' · ') || t('profit.summary.blank')
  const months = formatCount(input.storageMonths, grouping, Number.isInteger(roundTo(input.storageMonths, 1)) ? 0 : 1)
  return {
    storage: line(
      [t('profit.summary.months', { months })],
      placement.by === 'own'
        ? withLabel(t('profit.field.placement'), placement.amount, money)
        : [PLACEMENT_NAMES[language][placement.by]],
      withLabel(lines.lowInventory, input.lowInventory, money),
    ),
    returns:
      returns.rate === null
        ? t('profit.summary.blank')
        : line(
            [`${names.returnRate} ${rate(returns.rate)}`],
            [fillText(texts.returnLoss, { share: rate(returns.loss) })],
            withLabel(names.returnProcessing, returns.processing, money),
          ),
    tax: line(
      [`${t('profit.field.vatRate')} ${rate(vat.rate)}`],
      [vat.isRegistered ? texts.registered : texts.unregistered],
    ),
    money: line(
      withLabel(names.payout, input.payoutRate, rate),
      withLabel(names.exchange, input.exchangeRate, rate),
      withLabel(lines.other, input.other, money),
    ),
    own: line(
      withLabel(names.ownReferral, own.referralRate, rate),
      withLabel(names.ownFba, own.fba, money),
      withLabel(names.ownStorage, own.storage, money),
    ),
  }
}
