import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useToday } from '#web/kit/session-store.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { RestoreNotice } from '../parts/restore-notice.tsx'
import { useShipmentHandOver } from '../public/hand-over.ts'
import { Calculator } from './calculator.tsx'
import classes from './freight.module.css'
import { newFreight, useFreight, withValueOf } from './freight-draft.ts'
import type { SavedFreight } from './saved/saved.ts'

const ACTIONS = lazyCode(() => import('./saved/save-actions.tsx'))
const SAVED = lazyCode(() => import('./saved/saved-list.tsx'))
const OFFER = lazyCode(() => import('./offer.tsx'))
const SHARED = lazyCode(() => import('./saved/shared-copy.tsx'))

const VIEWS = ['calculator', 'saved'] as const
type View = (typeof VIEWS)[number]

/**
 * Calculates what it costs to ship goods to a fulfilment centre. `?view=saved` shows the saved calculations, and
 * `?shared=` shows a frozen copy of a calculation that someone shared.
 */
export function FreightScreen() {
  const [search, setSearch] = useSearchValues()
  const state = useFreight()
  const token = search.get('shared')
  if (token)
    return (
      <LazyPart lazy={SHARED} waiting={<Skeleton height={420} radius="lg" />}>
        {({ SharedCopy }) => <SharedCopy token={token} replace={state.replace} />}
      </LazyPart>
    )
  return (
    <OwnCalculations
      view={search.get('view') === 'saved' ? 'saved' : 'calculator'}
      show={(view) => setSearch({ view: view === 'saved' ? view : '' })}
      state={state}
    />
  )
}

interface OwnCalculationsProps {
  view: View
  show: (view: View) => void
  state: ReturnType<typeof useFreight>
}

function OwnCalculations({ view, show, state }: OwnCalculationsProps) {
  const { t } = useTranslation(['freight', 'calculators', 'shell'])
  const today = useToday()
  const { calculation, replace, canRestore, restore, remember, rename, forget } = state
  const [replacedBy, setReplacedBy] = useState<'Saved' | 'Empty' | 'Offer' | 'OfferElsewhere' | null>(null)
  const [offer, setOffer] = useShipmentHandOver()
  const { input, saved } = calculation

  function open({ row, input: opened }: SavedFreight) {
    if (!opened) return
    replace({ input: opened, saved: { id: row.id, name: row.name, input: JSON.stringify(opened) } })
    setReplacedBy('Saved')
    show('calculator')
  }

  function startAgain() {
    replace({ input: newFreight(input.marketplace, today) })
    setReplacedBy('Empty')
  }

  return (
    <Page
      title={t('shell:title.freight')}
      subtitle={saved && view === 'calculator' ? t('calculators:saved.opened', { name: saved.name }) : t('question')}
      actions={
        view === 'calculator' && (
          <div className={classes.actions}>
            <LazyPart lazy={ACTIONS} waiting={<Skeleton width={280} height={36} />}>
              {({ SaveActions }) => <SaveActions calculation={calculation} onSaved={remember} onNew={startAgain} />}
            </LazyPart>
          </div>
        )
      }
      tabs={{
        label: t('views'),
        tabs: VIEWS.map((key) => ({ key, label: t(`view.${key}`) })),
        value: view,
        onChange: show,
      }}
    >
      {view === 'saved' ? (
        <LazyPart lazy={SAVED} waiting={<Skeleton height={72} radius="lg" />}>
          {({ SavedList }) => <SavedList onOpen={open} onRenamed={rename} onDeleted={forget} />}
        </LazyPart>
      ) : (
        <>
          {offer && (
            <LazyPart lazy={OFFER} waiting={null}>
              {({ ApplyOffer }) => (
                <ApplyOffer
                  offer={offer}
                  input={input}
                  today={today}
                  withValueOf={withValueOf}
                  onInput={(filled) => {
                    replace({ input: filled, offer })
                    setReplacedBy(filled.marketplace === input.marketplace ? 'Offer' : 'OfferElsewhere')
                    setOffer()
                  }}
                />
              )}
            </LazyPart>
          )}
          {canRestore && (
            <RestoreNotice
              text={
                replacedBy
                  ? t(`replacedBy${replacedBy}`, { marketplace: input.marketplace })
                  : t('calculators:saved.earlierReplaced')
              }
              onRestore={() => {
                restore()
                setReplacedBy(null)
              }}
            />
          )}
          <Calculator {...state} />
        </>
      )}
    </Page>
  )
}
