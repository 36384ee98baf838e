import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import type { Watch } from './use-watches.ts'
import classes from './watches.module.css'

interface WatchCardProps {
  watch: Watch
  opened: boolean
  onOpen: () => void
  onDelete: () => void
}

export function WatchCard({ watch: { name, queryId, since, found }, opened, onOpen, onDelete }: WatchCardProps) {
  const { t } = useTranslation('latest')
  const grouping = useGrouping()
  return (
    <article className={classes.watch} aria-label={name} data-opened={opened || undefined}>
      <div className={classes.name}>
        <h2>{name}</h2>
        <p>
          {t('watchedSince', { day: since })}
          {found > 0 && <Tag tone="good">{t('newFinds', { count: formatCount(found, grouping) })}</Tag>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button size="xs" variant={found > 0 ? 'filled' : 'default'} onClick={onOpen}>
          {t('openFinds')}
        </Button>
        <Button size="xs" variant="default" component={Link} href={`/patent?q=${encodeURIComponent(queryId)}`}>
          {t('openQuery')}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={onDelete}>
          {t('delete.do')}
        </Button>
      </div>
    </article>
  )
}
