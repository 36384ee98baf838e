import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { BackLink } from '../back-link.tsx'
import type { ReportKindConfig } from '../report-kind.ts'
import { useListPath } from '../use-list-path.ts'
import classes from './confirm.module.css'
import { OrderSkeleton } from './order-card.tsx'

export function ConfirmFrame({ kind, children }: { kind: ReportKindConfig; children: ReactNode }) {
  const { t } = useTranslation('reports')
  return (
    <Page title={t(`${kind.kind}.confirm`)} actions={<BackLink kind={kind} />}>
      <div className={classes.page}>{children}</div>
    </Page>
  )
}

export function ConfirmColumns({ main, order }: { main: ReactNode; order: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{main}</div>
      {order}
    </div>
  )
}

export const ConfirmSkeleton = () => (
  <ConfirmColumns
    main={
      <>
        <Skeleton height={208} radius="xl" />
        <Skeleton height={392} radius="xl" />
      </>
    }
    order={<OrderSkeleton />}
  />
)

export function AnotherLink({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('reports')
  return (
    <Button component={Link} href={useListPath(kind)} variant="default">
      {t(`${kind.kind}.another`)}
    </Button>
  )
}
