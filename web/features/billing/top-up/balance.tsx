import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './top-up.module.css'

interface BalanceProps {
  power: number
  /** The price of the rejected call. */
  need?: number | undefined
}

export function Balance({ power, need }: BalanceProps) {
  const { t } = useTranslation('billing')
  return (
    <dl className={classes.balance}>
      <Figure label={t('balance')} value={power} />
      {need !== undefined && <Figure label={t('topUp.need')} value={need} />}
      {need !== undefined && need > power && <Figure label={t('topUp.missing')} value={need - power} short />}
    </dl>
  )
}

function Figure({ label, value, short = false }: { label: string; value: number; short?: boolean }) {
  const grouping = useGrouping()
  return (
    <div data-short={short || undefined}>
      <dt>{label}</dt>
      <dd>{formatPower(value, grouping)}</dd>
    </div>
  )
}
