import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { asin, market, type ReportKindConfig } from '../report-kind.ts'
import classes from './analyse.module.css'
import { AsinPanel } from './asin-panel.tsx'
import { KeywordPanel } from './keyword-panel.tsx'
import { ReportList } from './report-list.tsx'

export const AsinListScreen = () => (
  <ListScreen kind={asin}>
    <AsinPanel />
  </ListScreen>
)

export const MarketListScreen = () => (
  <ListScreen kind={market}>
    <KeywordPanel />
  </ListScreen>
)

function ListScreen({ kind, children }: { kind: ReportKindConfig; children: ReactNode }) {
  const { t } = useTranslation('reports')
  return (
    <Page title={t(`${kind.kind}.title`)} subtitle={t(`${kind.kind}.subtitle`)}>
      <div className={classes.card}>{children}</div>
      <ReportList kind={kind} />
    </Page>
  )
}
