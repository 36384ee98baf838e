import { Skeleton } from '@mantine/core'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Input } from '#contracts/core/endpoint.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { LegalNote } from '../../parts/legal-note.tsx'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import classes from './listing.module.css'
import { type Listing, textOf } from './listing.rules.ts'
import { ListingFindings } from './listing-findings.tsx'
import { ListingForm } from './listing-form.tsx'

type Body = Input<typeof trademarks.check>['body']

const bodyOf = (listing: Listing, targets: readonly Office[]): Body => ({
  text: textOf(listing),
  ...(listing.classes.length > 0 && { classes: [...listing.classes] }),
  ...(listing.brand.trim() && { own: listing.brand.trim() }),
  targets: [...targets],
})

export function ListingCheck({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('trademarks')
  const [submitted, setSubmitted] = useState<Body | null>(null)
  const [targets, setTargets] = useTargets()
  const current = submitted ?? { text: '' }
  const check = useCall(
    trademarks.check,
    { body: current },
    { enabled: submitted !== null, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  )
  function begin(body: Body) {
    setSubmitted(body)
    // The same listing is checked again only after a failure.
    if (check.isError && hashKey([body]) === hashKey([submitted])) void check.refetch()
  }
  return (
    <>
      <ListingForm checking={check.isFetching} onCheck={(listing) => begin(bodyOf(listing, targets))}>
        <TargetChoice value={targets} onChange={setTargets} />
      </ListingForm>
      {submitted && (
        <section className={classes.result} aria-labelledby="checked">
          <h2 id="checked">{t('listing.result')}</h2>
          <Panel state={panelState(check)} skeleton={<Skeleton height={200} />} errorTitle={t('listing.failed')}>
            {(result) => (
              <ListingFindings
                text={submitted.text}
                targets={submitted.targets ?? []}
                result={result}
                onOpen={onOpen}
              />
            )}
          </Panel>
        </section>
      )}
      {!check.data && <LegalNote />}
    </>
  )
}
