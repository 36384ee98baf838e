import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import { useGrouping, useUser } from '#web/kit/session.ts'
import { COMPLETE, isReadable } from '../report.rules.ts'
import { type KindOfReport, progressPath } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import classes from './confirm.module.css'
import { type Create, useCreate } from './use-create.ts'
import type { Existing } from './use-existing.ts'

interface OrderCardProps extends OrderProps {
  existing: Existing
}

interface OrderProps {
  kind: KindOfReport
  create: Create
}

/** The way to the report that exists, or the order of one; neither is offered before it is known which. */
export function OrderCard({ existing: { report, asking }, ...order }: OrderCardProps) {
  if (asking) return <OrderSkeleton />
  return report ? <WayToReport kind={order.kind} report={report} /> : <Order {...order} />
}

export function OrderSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={212} radius="xl" />
    </div>
  )
}

function WayToReport({ kind, report }: { kind: KindOfReport; report: ReportRow }) {
  const { t } = useTranslation('reports')
  const readable = isReadable(report)
  return (
    <aside className={classes.order}>
      <h2 className={classes.subhead}>{t(`${kind.kind}.exists`)}</h2>
      <p className={classes.note}>
        {t(report.state === COMPLETE ? `${kind.kind}.existsHint` : 'confirm.existsUnfinished')}
      </p>
      <Button component={Link} href={readable ? onlinePath(report) : progressPath(kind, report.id)} size="md" fullWidth>
        {t(readable ? 'confirm.open' : 'confirm.follow')}
      </Button>
    </aside>
  )
}

/** Price, balance and the button that orders the report. */
function Order({ kind, create }: OrderProps) {
  const { t } = useTranslation('reports')
  const user = useUser()
  const { order, busy, price } = useCreate(kind, create)
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
      <Button size="md" fullWidth loading={busy} leftSection={<SparkIcon size={18} />} onClick={order}>
        {t('confirm.create')}
      </Button>
      <p className={classes.note}>{t('confirm.refund')}</p>
    </aside>
  )
}

function Sum({ label, value }: { label: string; value: number }) {
  const grouping = useGrouping()
  return (
    <div data-short={value < 0 || undefined}>
      <dt>{label}</dt>
      <dd>{formatPower(value, grouping)}</dd>
    </div>
  )
}
