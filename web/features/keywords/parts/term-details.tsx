import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import { searchTerms } from '#contracts/api/search-terms.ts'
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { monthsUntil } from '#contracts/model/months.ts'
import { useCall } from '#web/api/queries.ts'
import { demandPath } from '#web/features/catalogue/public/demand-paths.ts'
import { marketPath } from '#web/features/catalogue/public/detail-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { ClickedProducts } from './clicked-products.tsx'
import classes from './drawer.module.css'
import { TrendChart } from './trend-chart.tsx'

interface TermDetailsProps<Row extends Omit<KeywordRow, 'values'>> {
  row: Row
  marketplace: Marketplace
  columns: readonly ListColumn<Row>[]
  /** What to do next with the term. */
  ways: ReactNode
  /** Before the facts of the term. */
  children?: ReactNode
}

const SOURCE_NAMES: Record<KeywordSource, string> = {
  aba: 'Amazon Brand Analytics',
  helium10: 'Helium 10',
  sellersprite: 'SellerSprite',
}

/** These have a place of their own. */
const ELSEWHERE = ['term', 'trend', 'niche']

/** All that is known of one term, and what to do next with it. */
export function TermDetails<Row extends Omit<KeywordRow, 'values'>>(props: TermDetailsProps<Row>) {
  const { row, marketplace, columns, ways, children } = props
  const { t } = useTranslation(['keywords', 'frame'])
  const { language } = marketplaces[marketplace]
  const reads = useLanguage()
  const { text, zh, niche, sample, trend, lastMonth, topThree, observedOn, sources } = row
  return (
    <div className={classes.details}>
      <div>
        <h2 lang={language}>{text}</h2>
        <p className={classes.note}>
          {reads === 'zh-CN' && zh !== null && zh !== text && <span>{zh}</span>}
          {sources.length === 0 && <span>{t('mining.observed', { day: observedOn })}</span>}
          {sources.map(({ source, day }) => (
            <span key={source}>{t('mining.source', { name: SOURCE_NAMES[source], day })}</span>
          ))}
          {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </p>
      </div>
      {ways}
      {children}
      {lastMonth !== null && trend.length > 1 && (
        <section aria-labelledby="keyword-trend">
          <h3 id="keyword-trend">{t('mining.trend.name')}</h3>
          <TrendChart trend={trend} periods={monthsUntil(lastMonth, trend.length)} label={t('mining.trend.months')} />
        </section>
      )}
      <dl>
        {columns
          .filter(({ id }) => !ELSEWHERE.includes(id))
          .map(({ id, head, help, cell }) => (
            <div key={id}>
              <dt title={help}>{head}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
      {topThree.length > 0 && (
        <section aria-labelledby="keyword-clicked">
          <h3 id="keyword-clicked">{t('mining.clicked.title')}</h3>
          <NamedProducts id={row.id} products={topThree} marketplace={marketplace} sample={sample} />
        </section>
      )}
      {niche && (
        <section aria-labelledby="keyword-niche">
          <h3 id="keyword-niche">{t('mining.niche')}</h3>
          <Link
            href={marketPath(niche.id, marketplace, { data: sample ? 'sample' : 'imported' })}
            className={classes.link ?? ''}
            lang={language}
          >
            {niche.title}
          </Link>
        </section>
      )}
    </div>
  )
}

interface NamedProductsProps {
  /** Of the term. */
  id: number
  products: KeywordRow['topThree']
  marketplace: Marketplace
  sample: boolean
}

/** Rows of lists have only ASINs of the products; their titles come with the history of the term. */
function NamedProducts({ id, products, marketplace, sample }: NamedProductsProps) {
  const { data } = useCall(searchTerms.history, { query: { id } })
  // The catalogue has all products of the sample; of an import only the history tells.
  const unnamed = products.map((product) => ({ ...product, inCatalogue: sample }))
  return <ClickedProducts products={data?.products ?? unnamed} marketplace={marketplace} />
}

interface TermWaysProps {
  text: string
  marketplace: Marketplace
  /** Undefined for a term whose searches are not known. */
  data?: 'sample' | 'imported' | undefined
  /** Of a search with the term. */
  address: string
  onClose?: () => void
}

/** Where a term leads: to a search with it, its forecast, and its results on Amazon. */
export function TermWays({ text, marketplace, data, address, onClose }: TermWaysProps) {
  const { t } = useTranslation('keywords')
  return (
    <p className={classes.ways}>
      <Button component={Link} href={address} onClick={onClose}>
        {t('mining.again')}
      </Button>
      {data && (
        <Button component={Link} href={demandPath({ term: text }, marketplace, data)} variant="default">
          {t('mining.toForecast')}
        </Button>
      )}
      <Button
        component="a"
        href={`https://www.${marketplaces[marketplace].domain}/s?${new URLSearchParams({ k: text })}`}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
      >
        {t('mining.toResults')}
      </Button>
    </p>
  )
}
