import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './analysis.module.css'
import { useWriter } from './use-writer.ts'

/** Replaces the results while an amount that they need is unknown. It lists the lines without an amount. */
export function Incomplete({ input, result }: { input: ProfitInput; result: UnitProfit }) {
  const { t } = useTranslation('profit-analysis')
  return (
    <p className={classes.incomplete}>{t('incomplete', { lines: useWriter(input.marketplace).missing(result) })}</p>
  )
}
