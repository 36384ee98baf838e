import { formatMoney } from '../../money.ts'
import { fillText } from '../../wording.ts'
import { formatAmount, formatShare, type Writing } from '../writing.ts'
import type { UnitProfit } from './unit.ts'
import { VERDICT_TEXTS } from './verdict.texts.ts'
import { verdictOf } from './verdict.ts'

/** The verdict as a sentence; a loss is written without its sign. */
export function verdictText(result: UnitProfit, writing: Writing): string {
  const { language, marketplace, grouping } = writing
  const { net, margin } = result
  const verdict = verdictOf(result)
  if (!net || !margin) return VERDICT_TEXTS[language].missing
  const lost = { value: -net.value, low: -net.high, high: -net.low }
  return fillText(VERDICT_TEXTS[language][verdict], {
    amount: formatAmount(verdict === 'loses' ? lost : net, writing),
    margin: formatShare(margin, writing),
    low: formatMoney(net.low, marketplace, grouping),
    high: formatMoney(net.high, marketplace, grouping),
  })
}
