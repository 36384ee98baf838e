import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { ChargeSums } from '#web/features/ledger/public/charge-sums.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import { COMPLETE, isReadable } from '../report.rules.ts'
import { progressPath, type ReportKindConfig } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import classes from './confirm.module.css'
import { type Create, useCreate } from './use-create.ts'
import type { ExistingReport } from './use-existing.ts'

interface OrderCardProps extends OrderProps {
  existing: ExistingReport
}

interface OrderProps {
  kind: ReportKindConfig
  create: Create
}

/** Links to the existing report or offers to order one. Shows a skeleton until it is known whether a report exists. */
export function OrderCard({ existing: { report, isLoading }, ...order }: OrderCardProps) {
  if (isLoading) return <OrderSkeleton />
  return report ? <ExistingReportCard kind={order.kind} report={report} /> : <Order {...order} />
}

export function OrderSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height={212} radius="xl" />
    </div>
  )
}

function ExistingReportCard({ kind, report }: { kind: ReportKindConfig; report: ReportRow }) {
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

function Order({ kind, create }: OrderProps) {
  const { t } = useTranslation('reports')
  const { order, busy } = useCreate(kind, create)
  return (
    <aside className={classes.order}>
      <h2 className={classes.subhead}>{t('confirm.order')}</h2>
      <ChargeSums module={kind.modules.create} />
      <Button size="md" fullWidth loading={busy} leftSection={<SparkIcon size={18} />} onClick={order}>
        {t('confirm.create')}
      </Button>
      <p className={classes.note}>{t('confirm.refund')}</p>
    </aside>
  )
}
