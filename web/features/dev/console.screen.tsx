import { Title } from '@mantine/core'
import type { ComponentType } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { AccountsSection } from './console/accounts-section.tsx'
import { ActivitySection } from './console/activity-section.tsx'
import { ArrangedBar } from './console/arranged-bar.tsx'
import classes from './console/console.module.css'
import { FaultsSection } from './console/faults-section.tsx'
import { LinkArrival } from './console/link-arrival.tsx'
import { NoticesCard } from './console/notices-card.tsx'
import { OutboxCard } from './console/outbox-card.tsx'
import { PaymentsCard } from './console/payments-card.tsx'
import { RequestsSection } from './console/requests-section.tsx'
import { ScenariosSection } from './console/scenarios-section.tsx'
import { SectionNav } from './console/section-nav.tsx'
import { type Section, sectionIn } from './console/sections.ts'
import { SnapshotsSection } from './console/snapshots-section.tsx'
import { TimeSection } from './console/time-section.tsx'
import { UpstreamCard } from './console/upstream-card.tsx'
import { WorldsSection } from './console/worlds-section.tsx'

const PARTS: Readonly<Record<Section, ComponentType>> = {
  scenarios: ScenariosSection,
  faults: FaultsSection,
  time: TimeSection,
  accounts: AccountsSection,
  requests: RequestsSection,
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

/** For developers and testers: brings this world into any situation, and shows what goes on in it. */
export function ConsoleScreen() {
  const { t } = useTranslation(['console', 'devtools'])
  const search = new URLSearchParams(useSearch())
  const current = sectionIn(search)
  const from = search.get('from') ?? ''
  const Part = PARTS[current]
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{t('devtools:console.title')}</Title>
        <p className={classes.lead}>
          <a href="/__dev/api">{t('api')}</a>
          <a href="/__dev/docs">{t('docs')}</a>
          <a href="/__dev/kit">{t('devtools:console.kit')}</a>
        </p>
      </header>
      <LinkArrival />
      <ArrangedBar from={from} />
      <SectionNav current={current} from={from} />
      <div className={classes.part}>
        <Part />
      </div>
    </div>
  )
}
