import { ChargeDialog } from '#web/features/ledger/public/charge-dialog.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { kindOf } from './report-kind.ts'
import { type ReportRow, subjectOf } from './report-row.ts'

export interface RemakeDialogProps {
  action: 'update' | 'recreate'
  /** The report that is asked about; null before the first question. */
  row: ReportRow | null
  opened: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a report is made again. */
export function RemakeDialog({ action, row, opened, onConfirm, onClose }: RemakeDialogProps) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  if (!row) return null
  return (
    <ChargeDialog
      opened={opened}
      title={t(`${action}.title`)}
      module={kindOf(row).modules.update}
      action={t(`${action}.confirm`)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t(`${action}.text`, { name: subjectOf(row, language).name, marketplace: row.marketplace })}
    </ChargeDialog>
  )
}
