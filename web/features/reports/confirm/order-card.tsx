import { Button } from '@mantine/core'
import { Link } from 'wouter'
import type { AsinInfo } from '#contracts/api/products.ts'
import type { Static } from '#contracts/core/schema.ts'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import { useUser } from '#web/kit/session.ts'
import { COMPLETE } from '../report.rules.ts'
import { onlinePath, progressPath } from '../report-row.ts'
import classes from './confirm.module.css'
import { useCreate } from './use-create.ts'
import { useExisting } from './use-existing.ts'

/** Price, balance and the button that orders the report; for a report that exists, the way to it. */
export function OrderCard({ product }: { product: Static<typeof AsinInfo> }) {
  const { t } = useTranslation('reports')
  const user = useUser()
  const { create, busy, price } = useCreate(product)
  const existing = useExisting(product)
  if (existing) {
    const complete = existing.state === COMPLETE
    return (
      <aside className={classes.order}>
        <h2 className={classes.subhead}>{t('confirm.exists')}</h2>
        <p className={classes.note}>{t(complete ? 'confirm.existsHint' : 'confirm.existsUnfinished')}</p>
        <Button component={Link} href={complete ? onlinePath(existing) : progressPath(existing)} size="md" fullWidth>
          {t(complete ? 'confirm.open' : 'confirm.follow')}
        </Button>
      </aside>
    )
  }
  return (
    <aside className={classes.order}>
      <h2 className={classes.subhead}>{t('confirm.order')}</h2>
      {user && price !== undefined && (
        <dl className={classes.sums}>
          <Sum label={t('confirm.price')} value={price} />
          <Sum label={t('confirm.balance')} value={user.power} />
          <Sum label={t('confirm.after')} value={user.power - price} />
        </dl>
      )}
      <Button size="md" fullWidth loading={busy} leftSection={<SparkIcon size={18} />} onClick={create}>
        {t('confirm.create')}
      </Button>
      <p className={classes.note}>{t('confirm.refund')}</p>
    </aside>
  )
}

function Sum({ label, value }: { label: string; value: number }) {
  return (
    <div data-short={value < 0 || undefined}>
      <dt>{label}</dt>
      <dd>{power(value)}</dd>
    </div>
  )
}
