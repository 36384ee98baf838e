import { Button, Drawer, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { marketPath } from '#web/features/catalogue/public/detail-paths.ts'
import { minerPath } from '#web/features/catalogue/public/miner-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from '../parts/drawer.module.css'
import { TrendChart } from '../parts/trend-chart.tsx'
import { RankTable } from './rank-table.tsx'
import { termQuery } from './term-links.ts'
import { TermProducts } from './term-products.tsx'
import type { TermSearch } from './term-search.ts'

interface TermDrawerProps {
  /** Of the term; null before the first one is opened. */
  id: number | null
  search: TermSearch
  opened: boolean
  onClose: () => void
}

/** The weeks and months of one term, and where it leads: its products and its niche. */
export function TermDrawer({ id, search, opened, onClose }: TermDrawerProps) {
  const { t } = useTranslation(['search-terms', 'frame'])
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('detailsTitle')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {id !== null && <History id={id} search={search} />}
    </Drawer>
  )
}

function History({ id, search }: { id: number; search: TermSearch }) {
  const history = useCall(searchTerms.history, { query: { id } })
  return (
    <Panel
      state={panelState(history, () => false)}
      skeleton={<Skeleton height={480} radius="lg" />}
      empty={{ title: '', text: '' }}
    >
      {(term) => <Details term={term} search={search} />}
    </Panel>
  )
}

interface DetailsProps {
  term: Output<typeof searchTerms.history>
  search: TermSearch
}

function Details({ term, search }: DetailsProps) {
  const { t } = useTranslation(['search-terms', 'frame'])
  const { text, marketplace, sample, niche, weeks, months, products, brands } = term
  const { domain, language } = marketplaces[marketplace]
  return (
    <div className={classes.details}>
      <Head term={term} />
      <p className={classes.ways}>
        <Button component={Link} href={`/select/abaSelectProduct?${termQuery(search, term)}`}>
          {t('toProducts')}
        </Button>
        <Button component={Link} href={minerPath(text, marketplace, sample ? 'sample' : 'imported')} variant="subtle">
          {t('toMining')}
        </Button>
        <Button
          component="a"
          href={`https://www.${domain}/s?${new URLSearchParams({ k: text })}`}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
        >
          {t('toResults')}
        </Button>
      </p>
      {weeks.length > 0 && (
        <section aria-labelledby="term-weeks">
          <h3 id="term-weeks">{t('history.weeks')}</h3>
          <TrendChart
            trend={weeks.map(({ searches }) => searches)}
            periods={weeks.map(({ first }) => first)}
            label={t('history.searches')}
          />
          <RankTable weeks={weeks} />
        </section>
      )}
      {months.length > 0 && (
        <section aria-labelledby="term-months">
          <h3 id="term-months">{t('history.months')}</h3>
          <TrendChart
            trend={months.map(({ searches }) => searches)}
            periods={months.map(({ month }) => month)}
            label={t('history.searches')}
          />
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="term-clicked">
          <h3 id="term-clicked">{t('clicked.title')}</h3>
          <TermProducts products={products} marketplace={marketplace} />
        </section>
      )}
      {brands.length > 0 && (
        <section aria-labelledby="term-brands">
          <h3 id="term-brands">{t('clicked.rankedBrands')}</h3>
          <p className={classes.note}>
            {brands.map((brand) => (
              <bdi key={brand}>{brand}</bdi>
            ))}
          </p>
        </section>
      )}
      {niche && (
        <section aria-labelledby="term-niche">
          <h3 id="term-niche">{t('niche')}</h3>
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

function Head({ term: { text, zh, category, marketplace, observedOn, sample } }: Pick<DetailsProps, 'term'>) {
  const { t } = useTranslation(['search-terms', 'frame'])
  const reads = useLanguage()
  return (
    <div>
      <h2 lang={marketplaces[marketplace].language}>{text}</h2>
      <p className={classes.note}>
        {reads === 'zh-CN' && zh !== null && zh !== text && <span>{zh}</span>}
        {category && <span>{category.path.join(' › ')}</span>}
        <span>{t('observed', { day: observedOn })}</span>
        {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </p>
    </div>
  )
}
