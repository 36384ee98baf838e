import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { marketSearch } from '#contracts/api/market-search.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { HEAD, NEW_MONTHS } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { demandPath } from '#web/features/catalogue/public/demand-paths.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { dataIn, type MarketSettings, settingIn, titleOf } from '../market-path.ts'
import { SettingFields } from '../setting-fields.tsx'
import { DemandCharts } from './demand-charts.tsx'
import { HeadProducts } from './head-products.tsx'
import { KeywordTable } from './keyword-table.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { MarketFigures } from './market-figures.tsx'
import { Newcomers } from './newcomers.tsx'
import { ReturnRates } from './return-rates.tsx'
import { SpreadTable } from './spread-table.tsx'
import { useReader } from './use-reader.ts'

export function MarketDetailScreen({ nicheId = '', marketplace = '', ...props }: ScreenProps) {
  const { t } = useTranslation('markets')
  const language = useLanguage()
  const code = isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE
  const dataClass = dataIn(props.data)
  const head = settingIn(props.head, HEAD)
  const newMonths = settingIn(props.newMonths, NEW_MONTHS)
  const body = {
    id: nicheId.slice(0, 64),
    marketplace: code,
    ...(dataClass && { data: dataClass }),
    ...(head && { head }),
    ...(newMonths && { newMonths }),
  }
  // Other settings show the earlier figures until theirs arrive; another market does not.
  const detail = useCall(
    marketSearch.detail,
    { body },
    { placeholderData: (before) => (before && isOf(before, nicheId, code) ? before : undefined) },
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
        {(shown) => <Parts detail={shown} head={head} newMonths={newMonths} />}
      </Panel>
    </Page>
  )
}

const isOf = ({ market, marketplace }: MarketDetail, id: string, code: string) =>
  marketplace === code && (market.id === id || market.nicheId === id)

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
function Actions({ detail: { market, marketplace, data, months }, title }: { detail: MarketDetail; title: string }) {
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
          <Button
            component={Link}
            href={`/search/source?${new URLSearchParams({ view: 'belts', nicheId: market.nicheId })}`}
            variant="default"
          >
            {t('detail.toBelts')}
          </Button>
          {months.some(({ searches }) => searches !== null) && (
            <Button component={Link} href={demandPath({ niche: market.nicheId }, marketplace, data)} variant="default">
              {t('detail.toForecast')}
            </Button>
          )}
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

function Parts({ detail, ...settings }: MarketSettings & { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const [, set] = useSearchValues()
  const { write } = useReader(detail.marketplace)
  const { market, spreads, observedOn } = detail
  const { sample, products } = market.values
  const counts = { sample: write('count', sample), products: write('count', products) }
  return (
    <div className={classes.parts}>
      <div className={classes.settings}>
        <SettingFields {...settings} set={set} />
      </div>
      <p className={classes.note}>
        {t((sample ?? 0) < (products ?? 0) ? 'detail.sampled' : 'detail.whole', counts)}{' '}
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
