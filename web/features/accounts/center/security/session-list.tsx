import { Button } from '@mantine/core'
import { type ActiveSession, center } from '#contracts/api/accounts/center.ts'
import type { Static } from '#contracts/core/schema.ts'
import { useChange } from '#web/api/queries.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './session-list.module.css'

type Session = Static<typeof ActiveSession>

interface SessionListProps {
  rows: readonly Session[]
  onEnded: () => void
}

/** Active sessions. The current one has no end button: logging out ends it. */
export function SessionList({ rows, onEnded }: SessionListProps) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <SessionItem key={row.id} row={row} onEnded={onEnded} />
      ))}
    </ul>
  )
}

function SessionItem({ row, onEnded }: { row: Session; onEnded: () => void }) {
  const { t } = useTranslation('center')
  const end = useChange(center.endSession)
  const device = row.device ?? t('sessions.unknownDevice')
  const facts = [
    row.network,
    t('sessions.since', { day: day(row.since) }),
    row.seen_at && t('sessions.seen', { day: day(row.seen_at) }),
  ]
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {device} {row.current && <Tag tone="good">{t('sessions.current')}</Tag>}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!row.current && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('sessions.endOf', { device })}
          loading={end.isPending}
          onClick={() => end.mutate({ body: { id: row.id } }, { onError: toast.failure, onSettled: onEnded })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
