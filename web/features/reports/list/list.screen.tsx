import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { asin, type KindOfReport, market } from '../report-kind.ts'
import classes from './analyse.module.css'
import { AsinPanel } from './asin-panel.tsx'
import { KeywordPanel } from './keyword-panel.tsx'
import { ReportList } from './report-list.tsx'

/** ASIN analysis: the input for one ASIN, and the user's past reports. */
export const AsinListScreen = () => (
  <ListScreen kind={asin}>
    <AsinPanel />
  </ListScreen>
)

/** Market analysis: the input for one category keyword, and the user's past reports. */
export const MarketListScreen = () => (
  <ListScreen kind={market}>
    <KeywordPanel />
  </ListScreen>
)

function ListScreen({ kind, children }: { kind: KindOfReport; children: ReactNode }) {
  const { t } = useTranslation('reports')
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heading}>
          <Title order={1}>{t(`${kind.kind}.title`)}</Title>
          <p>{t(`${kind.kind}.subtitle`)}</p>
        </div>
        {children}
      </section>
      <ReportList kind={kind} />
    </>
  )
}
