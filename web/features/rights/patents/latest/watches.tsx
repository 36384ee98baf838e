import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useOpened } from '#web/kit/url-state.ts'
import { DeleteWatch } from './delete-watch.tsx'
import { useWatches, type Watch } from './use-watches.ts'
import { WatchCard } from './watch-card.tsx'
import { WatchFinds } from './watch-finds.tsx'
import classes from './watches.module.css'

/** The page where users run a search and save it. */
const SEARCH_PATH = '/products/ai_pantent/index'

export function Watches() {
  const { t } = useTranslation('latest')
  const [opened, open] = useOpened('watch', { paged: true })
  const [deleting, setDeleting] = useState<Watch | null>(null)
  const list = useWatches()
  return (
    <Panel
      state={panelState(list, ({ watches }) => watches.length === 0)}
      skeleton={<Skeleton height={120} />}
      errorTitle={t('watchesFailed')}
      empty={{
        title: t('noWatches'),
        text: t('noWatchesHint'),
        children: (
          <Button component={Link} href={SEARCH_PATH}>
            {t('toSearch')}
          </Button>
        ),
      }}
    >
      {({ watches }) => {
        const watch = watches.find(({ id }) => id === opened)
        return (
          <>
            <ul className={classes.list} aria-label={t('tab.watches')}>
              {watches.map((one) => (
                <li key={one.id}>
                  <WatchCard
                    watch={one}
                    opened={one.id === opened}
                    onOpen={() => open(one.id)}
                    onDelete={() => setDeleting(one)}
                  />
                </li>
              ))}
            </ul>
            {watch && <WatchFinds key={watch.id} watch={watch} />}
            <DeleteWatch watch={deleting} onClose={() => setDeleting(null)} />
          </>
        )
      }}
    </Panel>
  )
}
