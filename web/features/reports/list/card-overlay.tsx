import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { COMPLETE, isReadable } from '../report.rules.ts'
import { kindOf, progressPath } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import classes from './card.module.css'

/** All cards of a page share these actions, so that only one update and one recreation run at a time. */
export interface CardActions {
  download: (row: ReportRow) => void
  update: (row: ReportRow) => void
  recreate: (row: ReportRow) => void
  remove: (row: ReportRow) => void
  busy: { update: boolean; recreate: boolean }
}

const SMALL = { size: 'compact-xs', variant: 'white', color: 'dark' } as const

/** Offers exactly the actions that SPEC section 4 allows in the state of the report. */
export function CardOverlay({ row, actions }: { row: ReportRow; actions: CardActions }) {
  const { t } = useTranslation('reports')
  const isComplete = row.state === COMPLETE
  // If a remake failed, the previous version is still readable, and its page shows the failure.
  const readable = isReadable(row)
  const remake = isComplete ? 'update' : 'recreate'
  return (
    <div className={classes.actions}>
      <p className={classes.hint}>{t(isComplete ? 'hint.complete' : 'hint.failed')}</p>
      <Button
        renderRoot={(props) => (
          <Link {...props} href={readable ? onlinePath(row) : progressPath(kindOf(row), row.id)} />
        )}
        size="xs"
        fullWidth
      >
        {t(readable ? 'action.view' : 'action.reason')}
      </Button>
      <div className={classes.pair}>
        {isComplete && (
          <Button {...SMALL} onClick={() => actions.download(row)}>
            {t('action.download')}
          </Button>
        )}
        <Button {...SMALL} aria-disabled={actions.busy[remake]} onClick={() => actions[remake](row)}>
          {t(`action.${remake}`)}
        </Button>
      </div>
      <div className={classes.pair}>
        <Button {...SMALL} color="red.9" onClick={() => actions.remove(row)}>
          {t('action.delete')}
        </Button>
      </div>
    </div>
  )
}
