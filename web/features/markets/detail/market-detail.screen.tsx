import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { marketSearch } from '#contracts/api/market-search.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { HEAD, NEW_MONTHS, NEW_MONTHS_OFFERED } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { settingIn, titleOf } from '../market-path.ts'
import { DemandCharts } from './demand-charts.tsx'
import { HeadProducts } from './head-products.tsx'
import { KeywordTable } from './keyword-table.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { MarketFigures } from './market-figures.tsx'
import { Newcomers } from './newcomers.tsx'
import { ReturnRates } from './return-rates.tsx'
import { SpreadTable } from './spread-table.tsx'

const HEADS = [5, 10, 20, 50]

export function MarketDetailScreen({ nicheId = '', marketplace = '', ...props }: ScreenProps) {
  const { t } = useTranslation('markets')
  const language = useLanguage()
  const code = isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE
  const head = settingIn(props.head, HEAD)
  const newMonths = settingIn(props.newMonths, NEW_MONTHS)
  const detail = useCall(
    marketSearch.detail,
    { body: { id: nicheId.slice(0, 64), marketplace: code, ...(head && { head }), ...(newMonths && { newMonths }) } },
    { placeholderData: (before) => before },
  )
  const { data } = detail
  const market = data?.market
  const title = market ? titleOf(market, language) : t('hotMarketDetail.title')
  return (
    <Page
      title={title}
      {...(market && {
        named: {
          lang: title === market.title ? marketplaces[code].language : undefined,
          whole: market.title,
          short: true,
        },
      })}
      tag={data?.data === 'sample' ? <Tag tone="sample">{t('search.sample')}</Tag> : undefined}
      subtitle={market ? <Subtitle detail={data} /> : t('hotMarketDetail.question')}
      actions={market && <Actions detail={data} title={market.title} />}
    >
      <Panel
        state={panelState(detail)}
        skeleton={<Skeleton height={900} radius="lg" />}
        errorAction={
          <Button component={Link} href="/products/hot-market" variant="default">
            {t('detail.toList')}
          </Button>
        }
      >
        {(shown) => <Parts detail={shown} />}
      </Panel>
    </Page>
  )
}

function Subtitle({ detail: { market } }: { detail: MarketDetail }) {
  const { levels } = MARKET_TEXTS[useLanguage()]
  const path = market.level === 'niche' ? market.path : market.path.slice(0, -1)
  return (
    <>
      {levels[market.level]}
      {path.length > 0 && <span lang="en"> · {path.join(' › ')}</span>}
    </>
  )
}

/** The report needs a niche; categories without one have only this page. */
function Actions({ detail: { market, marketplace, data }, title }: { detail: MarketDetail; title: string }) {
  const { t } = useTranslation('markets')
  const category = market.level === 'category' ? market.id : undefined
  const products = new URLSearchParams({
    marketplace,
    ...(data === 'sample' && { data }),
    ...(category ? { category } : { words: title }),
  })
  return (
    <>
      <Button component={Link} href={`/select/product?${products}`} variant="default">
        {t('detail.toProducts')}
      </Button>
      {market.nicheId && (
        <>
          <WatchButton kind="market" subject={market.nicheId} />
          <Button
            component={Link}
            href={`/market?${new URLSearchParams({ market: title, marketplace, niche: market.nicheId })}`}
          >
            {t('detail.toReport')}
          </Button>
        </>
      )}
    </>
  )
}

function Parts({ detail }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { market, spreads, head, newMonths, observedOn } = detail
  const { sample = 0, products = 0 } = { sample: market.values.sample ?? 0, products: market.values.products ?? 0 }
  return (
    <div className={classes.parts}>
      <Settings head={head} newMonths={newMonths} />
      <p className={classes.note}>
        {sample < products ? t('detail.sampled', { sample, products }) : t('detail.whole', { products })}{' '}
        {t('detail.observed', { day: observedOn })}
        {detail.data === 'imported' && ` ${t('detail.estimated')}`}
      </p>
      <MarketFigures detail={detail} />
      <DemandCharts detail={detail} />
      <section className={classes.section} aria-labelledby="market-spreads">
        <h2 id="market-spreads">{t('detail.spreads')}</h2>
        <div className={classes.spreads}>
          {spreads.map((spread) => (
            <SpreadTable key={spread.of} spread={spread} detail={detail} />
          ))}
          <ReturnRates detail={detail} />
          <Newcomers detail={detail} />
        </div>
      </section>
      <HeadProducts detail={detail} />
      {detail.keywords.length > 0 && <KeywordTable detail={detail} />}
    </div>
  )
}

/** Head size and age of new products, kept in the address. */
function Settings({ head, newMonths }: { head: number; newMonths: number }) {
  const { t } = useTranslation('markets')
  const [, set] = useSearchValues()
  const offered = (some: readonly number[], value: number) => (some.includes(value) ? some : [...some, value])
  return (
    <div className={classes.settings}>
      <NativeSelect
        size="sm"
        label={t('search.head')}
        value={String(head)}
        data={offered(HEADS, head).map((count) => ({ value: String(count), label: t('search.headCount', { count }) }))}
        onChange={({ currentTarget }) => set({ head: currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label={t('search.newMonths')}
        value={String(newMonths)}
        data={offered(NEW_MONTHS_OFFERED, newMonths).map((count) => ({
          value: String(count),
          label: t('search.months', { count }),
        }))}
        onChange={({ currentTarget }) => set({ newMonths: currentTarget.value })}
      />
    </div>
  )
}
