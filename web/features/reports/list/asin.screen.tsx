import { Title } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { AnalysePanel } from './analyse-panel.tsx'
import classes from './asin.module.css'
import { ReportList } from './report-list.tsx'

/** ASIN analysis: the input for one ASIN, and the user's past reports. */
export function AsinScreen() {
  const { t } = useTranslation('reports')
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heading}>
          <Title order={1}>{t('asin.title')}</Title>
          <p>{t('asin.subtitle')}</p>
        </div>
        <AnalysePanel />
      </section>
      <ReportList />
    </>
  )
}
