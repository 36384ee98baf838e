import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import type { AsinInfo } from '#contracts/api/products.ts'
import type { Static } from '#contracts/core/schema.ts'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import { useUser } from '#web/kit/session.ts'
import { COMPLETE } from '../report.rules.ts'
import { onlinePath, progressPath, type ReportRow } from '../report-row.ts'
import classes from './confirm.module.css'
import { useCreate } from './use-create.ts'
import type { Existing } from './use-existing.ts'

interface OrderCardProps {
  product: Static<typeof AsinInfo>
  existing: Existing
}

/** The way to the report that exists, or the order of one; neither is offered before it is known which. */
export function OrderCard({ product, existing: { report, asking } }: OrderCardProps) {
  if (asking) return <OrderSkeleton />
  return report ? <WayToReport report={report} /> : <Order product={product} />
}

export function OrderSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={212} radius="xl" />
    </div>
  )
}

function WayToReport({ report }: { report: ReportRow }) {
  const { t } = useTranslation('reports')
  const complete = report.state === COMPLETE
  return (
    <aside className={classes.order}>
      <h2 className={classes.subhead}>{t('confirm.exists')}</h2>
      <p className={classes.note}>{t(complete ? 'confirm.existsHint' : 'confirm.existsUnfinished')}</p>
      <Button component={Link} href={complete ? onlinePath(report) : progressPath(report)} size="md" fullWidth>
        {t(complete ? 'confirm.open' : 'confirm.follow')}
      </Button>
    </aside>
  )
}

/** Price, balance and the button that orders the report. */
function Order({ product }: { product: Static<typeof AsinInfo> }) {
  const { t } = useTranslation('reports')
  const user = useUser()
  const { create, busy, price } = useCreate(product)
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
