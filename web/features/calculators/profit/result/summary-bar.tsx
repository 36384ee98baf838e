import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useWriting } from '../../parts/use-writing.ts'
import classes from './summary-bar.module.css'

interface SummaryBarProps {
  marketplace: Marketplace
  /** Null while an input is invalid. */
  result: UnitProfit | null
  isLoss: boolean
  onDetails: () => void
}

/** Net profit and margin at the bottom of narrow windows, where the result is below the fields. */
export function SummaryBar({ marketplace, result, isLoss, onDetails }: SummaryBarProps) {
  const { t } = useTranslation('calculators')
  const { language, grouping } = useWriting(marketplace)
  const { net = null, margin = null } = result ?? {}
  return (
    <div className={classes.bar} data-loss={isLoss || undefined}>
      <span>
        {FIGURE_NAMES[language].net} <b>{net ? formatMoney(net.value, marketplace, grouping) : DASH}</b>
      </span>
      <span>
        {FIGURE_NAMES[language].margin} <b>{margin ? formatPercent(margin.value, grouping) : DASH}</b>
      </span>
      <button type="button" onClick={onDetails}>
        {t('profit.details')}
      </button>
    </div>
  )
}
