import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { WaitingCard } from '#web/kit/parts/waiting-card.tsx'
import { RemakeDialog } from '../remake-dialog.tsx'
import type { ReportKindConfig, ReportQuery } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { useDownload } from '../use-download.ts'
import { useRemakeReport } from '../use-remake-report.ts'
import { DeleteReport } from './delete-report.tsx'
import classes from './grid.module.css'
import { ReportCard } from './report-card.tsx'

interface ReportGridProps {
  kind: ReportKindConfig
  rows: readonly ReportRow[]
  query: ReportQuery
}

/** 7, 5, 4, 3 or 2 cards in a row, depending on the window width (SPEC section 2). */
export function ReportGrid({ kind, rows, query }: ReportGridProps) {
  const { t } = useTranslation('reports')
  const update = useRemakeReport(kind, 'update')
  const recreate = useRemakeReport(kind, 'recreate')
  const download = useDownload()
  const [deleting, setDeleting] = useState<ReportRow | null>(null)
  const actions = {
    download: (row: ReportRow) => download(row, query),
    update: update.openDialog,
    recreate: recreate.openDialog,
    remove: setDeleting,
    busy: { update: update.busy, recreate: recreate.busy },
  }
  return (
    <>
      <ul className={classes.grid} aria-label={t('list.title')}>
        {rows.map((row) => (
          <li key={row.id}>
            <ReportCard row={row} actions={actions} />
          </li>
        ))}
      </ul>
      <RemakeDialog {...update.dialog} />
      <RemakeDialog {...recreate.dialog} />
      <DeleteReport kind={kind} row={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

const WAITING_CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** The placeholder cards are as large as the loaded cards, so that nothing jumps. */
export function ReportGridSkeleton() {
  return (
    <div className={classes.grid}>
      {WAITING_CARDS.map((card) => (
        <WaitingCard key={card} height={118} />
      ))}
    </div>
  )
}
