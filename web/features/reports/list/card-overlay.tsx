import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { COMPLETE, isReadable } from '../report.rules.ts'
import { kindOf, progressPath } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import classes from './card.module.css'

/** What the cards of a page share: one update and one recreation run at a time. */
export interface CardActions {
  download: (row: ReportRow) => void
  update: (row: ReportRow) => void
  recreate: (row: ReportRow) => void
  remove: (row: ReportRow) => void
  busy: { update: boolean; recreate: boolean }
  /** Of an update or a recreation; undefined until the account is known. */
  price: number | undefined
}

/** Four of them stand two by two in a narrow card. */
const SMALL = { size: 'compact-xs', variant: 'white', color: 'dark' } as const

/** The hint and the actions that lie over a card's picture. */
export function CardOverlay({ row, actions }: { row: ReportRow; actions: CardActions }) {
  const { t } = useTranslation('reports')
  const grouping = useGrouping()
  // One that failed to be made again can still be read as it was; the page says why there is no new one.
  const readable = isReadable(row)
  const price =
    actions.price === undefined ? undefined : t('action.price', { price: formatPower(actions.price, grouping) })
  return (
    <div className={classes.actions}>
      <p className={classes.hint}>{t(row.state === COMPLETE ? 'hint.complete' : 'hint.failed')}</p>
      <Button
        renderRoot={(props) => (
          <Link {...props} href={readable ? onlinePath(row) : progressPath(kindOf(row), row.id)} />
        )}
        size="xs"
        fullWidth
      >
        {t(readable ? 'action.view' : 'action.reason')}
      </Button>
      <div className={classes.pairs}>
        <Button {...SMALL} onClick={() => actions.download(row)}>
          {t('action.download')}
        </Button>
        {(['update', 'recreate'] as const).map((remake) => (
          <Button
            key={remake}
            {...SMALL}
            title={price}
            aria-disabled={actions.busy[remake]}
            onClick={() => actions[remake](row)}
          >
            {t(`action.${remake}`)}
          </Button>
        ))}
        <Button {...SMALL} color="red.9" onClick={() => actions.remove(row)}>
          {t('action.delete')}
        </Button>
      </div>
    </div>
  )
}
