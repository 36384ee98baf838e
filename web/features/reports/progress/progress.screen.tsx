import { Button, Skeleton, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { ProductPicture } from '#web/kit/parts/product-picture.tsx'
import { COMPLETE, FAILED } from '../report.rules.ts'
import { productOf, type ReportPage, type ReportRow } from '../report-row.ts'
import { useListPath } from '../use-list-path.ts'
import { type ReportQuery, useReports } from '../use-reports.ts'
import { Failed } from './failed.tsx'
import { Finished } from './finished.tsx'
import classes from './progress.module.css'
import { Stages } from './stages.tsx'

/** One report on its way: the stages live, then the report or the reason why there is none. */
export function ProgressScreen() {
  const { t } = useTranslation('reports')
  const id = Number(new URLSearchParams(useSearch()).get('id'))
  const query = { page: 1, size: 1, id }
  const toList = useListPath()
  const list = useReports(query)
  const rowOf = ({ row }: ReportPage) => row.find((one) => one.id === id)
  return (
    <div className={classes.page}>
      <Link href={toList} className={classes.back}>
        {t('back')}
      </Link>
      <Title order={1}>{t('progress.title')}</Title>
      <div className={classes.body}>
        <Panel
          state={panelState(list, (page) => !rowOf(page))}
          skeleton={<Skeleton height={360} radius="xl" />}
          empty={{
            title: t('progress.unknown'),
            text: t('progress.unknownHint'),
            children: (
              <Button component={Link} href={toList}>
                {t('progress.toList')}
              </Button>
            ),
          }}
        >
          {(page) => {
            const row = rowOf(page)
            return row && <Progressing row={row} query={query} />
          }}
        </Panel>
      </div>
    </div>
  )
}

function Progressing({ row, query }: { row: ReportRow; query: ReportQuery }) {
  const product = productOf(row)
  return (
    <section className={classes.card}>
      <div className={classes.subject}>
        <div className={classes.picture}>
          <ProductPicture src={product.imageUrl} alt={product.title || row.asin} />
        </div>
        <div className={classes.about}>
          <p className={classes.asin}>
            {row.asin} · {row.marketplace}
          </p>
          <p className={classes.title}>{product.title}</p>
        </div>
      </div>
      <Stages row={row} />
      {row.state === COMPLETE && <Finished row={row} query={query} />}
      {row.state === FAILED && <Failed row={row} />}
    </section>
  )
}
