import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { Card } from '#web/kit/card/card.tsx'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import classes from './dashboard.module.css'
import type { HomeData } from './home-data.ts'
import { reportAddress } from './report-address.ts'

const TONES: readonly TagTone[] = ['busy', 'good', 'bad']
const STATES = ['running', 'finished', 'failed'] as const

export function ReportsCard({ data: { reports } }: { data: HomeData }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('reports.title')}>
      {reports.length === 0 ? (
        <>
          <p className={classes.hint}>{t('reports.none')}</p>
          <Button component={Link} href="/products/asin_fx/index" variant="default">
            {t('reports.begin')}
          </Button>
        </>
      ) : (
        <>
          <ul className={classes.rows}>
            {reports.map((report) => (
              <li key={report.id} className={classes.report}>
                <Link href={reportAddress(report)} title={report.title} className={classes.name ?? ''}>
                  {report.title}
                </Link>
                <span className={classes.meta}>
                  <Tag tone={TONES[report.state] ?? 'plain'}>
                    {t(`reports.state.${STATES[report.state] ?? 'running'}`)}
                  </Tag>
                  <span>
                    {report.marketplace} · {t(`reports.kind.${report.kind}`)}
                  </span>
                  <time dateTime={report.at}>{moment(report.at)}</time>
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            <Link href="/products/asin_fx/index">{t('reports.products')}</Link>
            <Link href="/products/sc_fx/index">{t('reports.markets')}</Link>
          </p>
        </>
      )}
    </Card>
  )
}
