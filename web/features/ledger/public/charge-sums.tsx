import { Skeleton } from '@mantine/core'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useUser } from '#web/kit/session.ts'
import { useModule } from '#web/kit/session-store.ts'
import classes from './charge-sums.module.css'

/** Shows the price, the balance and the balance after the charge; a skeleton while the account loads. */
export function ChargeSums({ module }: { module: ModuleName }) {
  const { t } = useTranslation('shell')
  const user = useUser()
  const grouping = useGrouping()
  const price = useModule(module)?.value
  if (!user) return <Skeleton height={120} mb="md" />
  if (price === undefined) return null
  const power = (amount: number) => formatPower(amount, grouping)
  return (
    <dl className={classes.sums}>
      <Sum label={t('charge.price')} value={price === 0 ? t('charge.free') : power(price)} />
      <Sum label={t('charge.balance')} value={power(user.power)} />
      <Sum label={t('charge.after')} value={power(user.power - price)} isShort={user.power < price} />
    </dl>
  )
}

function Sum({ label, value, isShort = false }: { label: string; value: string; isShort?: boolean }) {
  return (
    <div data-short={isShort || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
