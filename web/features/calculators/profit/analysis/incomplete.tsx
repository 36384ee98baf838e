import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './analysis.module.css'
import { useWriter } from './use-writer.ts'

/** Shown instead of the results while the amount of a line that they need is unknown. */
export function Incomplete({ input, result }: { input: ProfitInput; result: UnitProfit }) {
  const { t } = useTranslation('profit-analysis')
  return (
    <p className={classes.incomplete}>{t('incomplete', { lines: useWriter(input.marketplace).missing(result) })}</p>
  )
}
