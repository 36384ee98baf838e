import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { kindOf } from './report-kind.ts'
import { type ReportRow, subjectOf } from './report-row.ts'

const DIALOG = lazyCode(() => import('#web/features/ledger/public/charge-dialog.tsx'))

export interface RemakeDialogProps {
  action: 'update' | 'recreate'
  row: ReportRow | null
  opened: boolean
  onConfirm: () => void
  onClose: () => void
}

export function RemakeDialog({ action, row, opened, onConfirm, onClose }: RemakeDialogProps) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  return (
    <LazyDialog lazy={DIALOG} opened={opened} onClose={onClose}>
      {({ ChargeDialog }, isOpen) =>
        row && (
          <ChargeDialog
            opened={isOpen}
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
    </LazyDialog>
  )
}
