import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { watches } from '#contracts/api/watches.ts'
import { keyOf, useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useOpened, usePage } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { riskOfHit, useThresholds } from '../../parts/thresholds.ts'
import { FindDialog } from './find-dialog.tsx'
import { Gallery, GallerySkeleton } from './gallery.tsx'
import classes from './latest.module.css'
import { PatentCard } from './patent-card.tsx'
import type { Watch } from './use-watches.ts'

/**
 * Patents per page. More than in other lists, so that the patents of nearly every search fit on one page even after
 * years.
 */
const SIZE = 60

/**
 * Shows the new patents that a saved search has found. Loading a page tells the server that the user has seen its
 * patents; they stay labelled as new while the page is open.
 */
export function WatchFinds({ watch: { id, name, queryId } }: { watch: Watch }) {
  const { t } = useTranslation('latest')
  const queries = useQueryClient()
  const [patent, open] = useOpened('patent')
  const [thresholds] = useThresholds()
  const [page, setPage] = usePage()
  const finds = useCall(
    patents.watched,
    { body: { id, page, size: SIZE } },
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      placeholderData: (before) => before,
    },
  )
  const pages = usePagesOf(finds, SIZE)
  // Placeholder data is the previous page, whose patents already count as seen.
  const loadedAt = finds.isPlaceholderData ? 0 : finds.dataUpdatedAt
  useEffect(() => {
    if (loadedAt === 0) return
    for (const endpoint of [patents.watches, watches.counts, watches.list])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }, [loadedAt, queries])
  return (
    <section aria-labelledby="watch-finds" className={classes.grants}>
      <h2 id="watch-finds">{t('findsOf', { name })}</h2>
      <Panel
        state={panelState(finds, ({ row }) => row.length === 0)}
        skeleton={<GallerySkeleton />}
        errorTitle={t('findsFailed')}
        empty={{ title: t('noFinds'), text: t('noFindsHint') }}
      >
        {({ row }) => (
          <Gallery label={t('findsOf', { name })}>
            {row.map((patent) => (
              <li key={patent.id}>
                <PatentCard
                  patent={patent}
                  risk={patent.counts ? riskOfHit(patent, thresholds) : null}
                  fresh={patent.isNew}
                  onOpen={() => open(patent.id)}
                />
              </li>
            ))}
          </Gallery>
        )}
      </Panel>
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
      <LegalNote sample={finds.data?.row.some(({ sample }) => sample) ?? false} />
      <FindDialog id={patent} queryId={queryId} thresholds={thresholds} onClose={() => open(null)} />
    </section>
  )
}
