import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import { formatAmount } from '#contracts/model/calculators/profit/writing.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatPercent } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useWriting } from '../../parts/use-writing.ts'

/** The verdict as a sentence. */
export function useVerdict({ marketplace }: ProfitInput, result: UnitProfit): string {
  const { t } = useTranslation('calculators')
  const writing = useWriting(marketplace)
  const { grouping } = writing
  const { net, margin } = result
  const verdict = verdictOf(result)
  if (!net || !margin) return t('profit.verdict.missing')
  const bounds = [net.low, net.high].map((amount) => formatMoney(amount, marketplace, grouping))
  const shares = new Set([margin.low, margin.high].map((share) => formatPercent(share, grouping)))
  return t(`profit.verdict.${verdict}`, {
    amount: formatAmount(verdict === 'loses' ? negated(net) : net, writing),
    margin: [...shares].join('–'),
    low: bounds[0],
    high: bounds[1],
  })
}

const negated = ({ value, low, high }: NonNullable<UnitProfit['net']>) => ({ value: -value, low: -high, high: -low })
