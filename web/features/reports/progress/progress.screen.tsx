import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { BackLink } from '../back-link.tsx'
import { COMPLETE, FAILED } from '../report.rules.ts'
import { asin, market, type ReportKindConfig, type ReportQuery } from '../report-kind.ts'
import { isMarketRow, listingLanguage, type ReportPage, type ReportRow, subjectOf } from '../report-row.ts'
import { useMarkOnScreen } from '../updates/on-screen.ts'
import { useListPath } from '../use-list-path.ts'
import { useReports } from '../use-reports.ts'
import { Failed } from './failed.tsx'
import { Finished } from './finished.tsx'
import classes from './progress.module.css'
import { Stages } from './stages.tsx'
import { WrittenSentences } from './written.tsx'

export const AsinProgressScreen = () => <ProgressScreen kind={asin} />
export const MarketProgressScreen = () => <ProgressScreen kind={market} />

function ProgressScreen({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('reports')
  const named = new URLSearchParams(useSearch()).get('id')
  const number = Number(named)
  // An invalid id becomes 0, which is not the id of any report.
  const id = Number.isSafeInteger(number) ? number : 0
  const query = { page: 1, size: 1, id }
  const toList = useListPath(kind)
  const list = useReports(kind, query)
  useMarkOnScreen(id)
  const rowOf = ({ row }: ReportPage) => row.find((one) => one.id === id)
  return (
    <Page title={t('progress.title')} actions={<BackLink kind={kind} />}>
      <div className={classes.page}>
        <Panel
          state={panelState(list, (page) => !rowOf(page))}
          skeleton={<Skeleton height={360} radius="xl" />}
          empty={{
            title: t(named === null ? 'progress.unnamed' : 'progress.unknown'),
            text: t(named === null ? 'progress.unnamedHint' : 'progress.unknownHint'),
            children: (
              <Button component={Link} href={toList}>
                {t('progress.toList')}
              </Button>
            ),
          }}
        >
          {(page) => {
            const row = rowOf(page)
            return row && <ReportProgress row={row} query={query} />
          }}
        </Panel>
      </div>
    </Page>
  )
}

function ReportProgress({ row, query }: { row: ReportRow; query: ReportQuery }) {
  const { name, original, about, imageUrl, pictureName } = subjectOf(row, useLanguage())
  return (
    <section className={classes.card}>
      <div className={classes.subject}>
        <div className={classes.picture}>
          <ProductPicture src={imageUrl} alt={about || name} name={pictureName} />
        </div>
        <div className={classes.about}>
          <p className={isMarketRow(row) ? classes.niche : classes.asin} title={original}>
            {name} · {row.marketplace}
          </p>
          <p className={classes.title} lang={listingLanguage(row.marketplace)}>
            {about}
          </p>
        </div>
      </div>
      <Stages row={row} />
      <WrittenSentences id={row.id} writing={row.stage === 'writing'} />
      {row.state === COMPLETE && <Finished row={row} query={query} />}
      {row.state === FAILED && <Failed row={row} />}
    </section>
  )
}
