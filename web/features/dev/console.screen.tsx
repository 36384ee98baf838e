import { Skeleton } from '@mantine/core'
import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { AccountsSection } from './console/accounts-section.tsx'
import { ActivitySection } from './console/activity-section.tsx'
import classes from './console/console.module.css'
import { DevStateBar } from './console/dev-state-bar.tsx'
import { LinkOffer } from './console/link-offer.tsx'
import { NoticesCard } from './console/notices-card.tsx'
import { OutboxCard } from './console/outbox-card.tsx'
import { PaymentsCard } from './console/payments-card.tsx'
import { ScenariosSection } from './console/scenarios-section.tsx'
import { addressOf, SECTIONS, type Section, sectionIn } from './console/sections.ts'
import { SnapshotsSection } from './console/snapshots-section.tsx'
import { TimeSection } from './console/time-section.tsx'
import { UpstreamCard } from './console/upstream-card.tsx'
import { WorldsSection } from './console/worlds-section.tsx'

// Both know the names of all calls, and so the whole contract.
const FAULTS = lazyCode(() => import('./console/faults-section.tsx'))
const REQUESTS = lazyCode(() => import('./console/requests-section.tsx'))
const waiting = <Skeleton height={320} radius="lg" />

const PARTS: Readonly<Record<Section, ComponentType>> = {
  scenarios: ScenariosSection,
  faults: () => (
    <LazyPart lazy={FAULTS} waiting={waiting}>
      {({ FaultsSection }) => <FaultsSection />}
    </LazyPart>
  ),
  time: TimeSection,
  accounts: AccountsSection,
  requests: () => (
    <LazyPart lazy={REQUESTS} waiting={waiting}>
      {({ RequestsSection }) => <RequestsSection />}
    </LazyPart>
  ),
  activity: ActivitySection,
  upstream: UpstreamCard,
  payments: () => (
    <>
      <PaymentsCard />
      <NoticesCard />
    </>
  ),
  outbox: OutboxCard,
  snapshots: SnapshotsSection,
  worlds: WorldsSection,
}

export function ConsoleScreen() {
  const { t } = useTranslation(['console', 'devtools'])
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const current = sectionIn(search)
  const from = search.get('from') ?? ''
  const Part = PARTS[current]
  return (
    <Page
      title={t('devtools:console.title')}
      actions={
        <p className={classes.lead}>
          <a href="/__dev/api">{t('api')}</a>
          <a href="/__dev/docs">{t('docs')}</a>
          <a href="/__dev/kit">{t('devtools:console.kit')}</a>
        </p>
      }
      tabs={{
        label: t('nav'),
        tabs: SECTIONS.map((key) => ({ key, label: t(`section.${key}`) })),
        value: current,
        // Choosing a section adds a history entry.
        onChange: (chosen) => navigate(addressOf(chosen, from)),
      }}
    >
      <div className={classes.page}>
        <LinkOffer />
        <DevStateBar from={from} />
        <div className={classes.part}>
          <Part />
        </div>
      </div>
    </Page>
  )
}
