import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { patents } from '#contracts/api/patents.ts'
import { keyOf, useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { riskOfHit, useThresholds } from '#web/kit/patent/thresholds.ts'
import { LegalNote } from '#web/kit/rights/legal-note.tsx'
import { useOpened } from '#web/kit/url-state.ts'
import { FindDialog } from './find-dialog.tsx'
import { Gallery, GallerySkeleton } from './gallery.tsx'
import classes from './latest.module.css'
import { PatentCard } from './patent-card.tsx'
import type { Watch } from './watches.tsx'

/** What a saved search has found; with this it is looked at, and those that were new stay marked while it is open. */
export function WatchFinds({ watch: { id, name, queryId, found } }: { watch: Watch }) {
  const { t } = useTranslation('latest')
  const queries = useQueryClient()
  const [patent, open] = useOpened('patent')
  const [thresholds] = useThresholds()
  // Those that nobody has looked at stand first.
  const [fresh] = useState(found)
  const finds = useCall(
    patents.watched,
    { body: { id } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  )
  const { isSuccess } = finds
  useEffect(() => {
    if (isSuccess) void queries.invalidateQueries({ queryKey: keyOf(patents.watches) })
  }, [isSuccess, queries])
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
            {row.map((patent, at) => (
              <li key={patent.id}>
                <PatentCard
                  patent={patent}
                  risk={riskOfHit(patent, thresholds)}
                  fresh={at < fresh}
                  onOpen={() => open(patent.id)}
                />
              </li>
            ))}
          </Gallery>
        )}
      </Panel>
      <LegalNote sample={finds.data?.row.some(({ sample }) => sample) ?? false} />
      <FindDialog id={patent} queryId={queryId} thresholds={thresholds} onClose={() => open(null)} />
    </section>
  )
}
