import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { asin, market, type ReportKindConfig } from '../report-kind.ts'
import { idsIn } from './compare.rules.ts'
import classes from './side.module.css'
import { useComparedReports } from './use-compared-reports.ts'

/** Loaded only when there is something to compare, because it needs the code and texts of reports. */
const SIDES = lazyCode(() => import('./side-by-side.tsx'))

/** `/product/compare?ids=1,2` */
export const AsinCompareScreen = () => <CompareScreen kind={asin} />
/** `/market/compare?ids=1,2` */
export const MarketCompareScreen = () => <CompareScreen kind={market} />

function CompareScreen({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('compare')
  const [search, setSearch] = useSearchValues()
  const ids = idsIn(search)
  return (
    <Page title={t('side.title')} subtitle={t('side.subtitle')}>
      <Comparison
        kind={kind}
        ids={ids}
        onRemove={(id) => setSearch({ ids: ids.filter((one) => one !== id).join(',') })}
      />
    </Page>
  )
}

interface ComparisonProps {
  kind: ReportKindConfig
  ids: readonly number[]
  onRemove: (id: number) => void
}

function Comparison({ kind, ids, onRemove }: ComparisonProps) {
  const { t } = useTranslation('compare')
  const { found, missing, waiting, error, retry } = useComparedReports(kind.kind, ids)
  if (waiting) return <Waiting />
  if (error)
    return (
      <Message tone="failure" title={t('side.errorTitle')} text={textOf(error)}>
        <RetryButton retry={retry} />
      </Message>
    )
  return (
    <div className={classes.body}>
      {missing > 0 && <Notice tone="warning">{t('side.missing', { count: missing })}</Notice>}
      {found.length < 2 ? (
        <TooFew />
      ) : (
        <LazyPart lazy={SIDES} waiting={<Waiting />}>
          {({ SideBySide }) => <SideBySide compared={found} onRemove={onRemove} />}
        </LazyPart>
      )}
    </div>
  )
}

const Waiting = () => <Skeleton height={480} radius="lg" />

function TooFew() {
  const { t } = useTranslation('compare')
  return (
    <Message tone="empty" title={t('side.fewTitle')} text={t('side.fewText')}>
      <Button component={Link} href={asin.listPath}>
        {t('side.toAsins')}
      </Button>
      <Button component={Link} href={market.listPath} variant="default">
        {t('side.toMarkets')}
      </Button>
    </Message>
  )
}
