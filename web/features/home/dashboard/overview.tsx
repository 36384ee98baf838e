import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState, type QueryResult } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { ChangesCard } from './changes-card.tsx'
import classes from './dashboard.module.css'
import type { HomeData } from './home-data.ts'
import { PulseCard } from './pulse-card.tsx'
import { ReportsCard } from './reports-card.tsx'
import { StepsCard } from './steps-card.tsx'
import { Tiles } from './tiles.tsx'

export function Overview({ overview }: { overview: QueryResult<HomeData> }) {
  const { t } = useTranslation('dashboard')
  return (
    <Panel state={panelState(overview)} skeleton={<OverviewSkeleton />} errorTitle={t('failed')}>
      {(data) => (
        <>
          <Tiles data={data} />
          <div className={classes.columns}>
            <ChangesCard data={data} />
            <div className={classes.side}>
              <StepsCard done={data.done} />
              <ReportsCard data={data} />
            </div>
            <PulseCard pulse={data.pulse} />
          </div>
        </>
      )}
    </Panel>
  )
}

function OverviewSkeleton() {
  return (
    <>
      <div className={classes.tiles}>
        {['credits', 'reports', 'changes'].map((tile) => (
          <Skeleton key={tile} height={92} radius="md" />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={420} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </>
  )
}
