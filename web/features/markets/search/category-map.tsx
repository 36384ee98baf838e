import { NativeSelect, Skeleton, useComputedColorScheme } from '@mantine/core'
import { TreemapChart } from 'echarts/charts'
import { use } from 'echarts/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { inTreeOrder } from '#web/features/catalogue/public/tree-order.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { listedMarketPath } from '../market-path.ts'
import { type CategoryNode, mapOption } from './map-option.ts'
import classes from './market-search.module.css'
import { MAP_COLOURS, type MapColour, type MarketSearchState } from './use-market-search.ts'

// Only this screen draws treemaps, so other charts do not load their code.
use([TreemapChart])

const HEIGHT = 560

/** The category tree as a map: area by revenue, colour by growth or openness. A table beside it says the same. */
export function CategoryMap({ state: { search, set, setMarketplace } }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const { marketplace, data, colour } = search
  const map = useCall(marketSearch.map, { body: { marketplace, ...(data && { data }) } })
  const { names } = MARKET_TEXTS[useLanguage()]
  return (
    <div className={classes.screen}>
      <div className={classes.form}>
        <MarketplacePicker size="sm" value={marketplace} onChange={setMarketplace} />
        <NativeSelect
          size="sm"
          label={t('map.colour')}
          value={colour}
          data={MAP_COLOURS.map((name) => ({ value: name, label: names[name] }))}
          onChange={({ currentTarget }) =>
            set({ colour: currentTarget.value === MAP_COLOURS[0] ? '' : currentTarget.value })
          }
        />
      </div>
      <p className={classes.note}>
        {t(`map.note.${colour}`)} {map.data?.data === 'sample' && <Tag tone="sample">{t('search.sample')}</Tag>}
      </p>
      <Panel
        state={panelState(map, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={HEIGHT} radius="lg" />}
        empty={{ title: t('search.none'), text: t('map.none') }}
      >
        {({ row }) => (
          <div className={classes.map}>
            <MapChart nodes={row} colour={colour} marketplace={marketplace} />
            <MapTable nodes={row} colour={colour} search={search} onChoose={(id) => set({ category: id, view: '' })} />
          </div>
        )}
      </Panel>
    </div>
  )
}

interface MapChartProps {
  nodes: readonly CategoryNode[]
  colour: MapColour
  marketplace: Marketplace
}

function MapChart({ nodes, colour, marketplace }: MapChartProps) {
  const { t } = useTranslation('markets')
  const theme = useComputedColorScheme('light')
  const language = useLanguage()
  const grouping = useGrouping()
  const option = useMemo(() => {
    const { names } = MARKET_TEXTS[language]
    const text = (name: MarketNumber, value: number | null) =>
      `${names[name]}: ${formatMetric(MARKET_NUMBERS[name], value, { marketplace, language, grouping })}`
    return mapOption(nodes, colour, theme, ({ name, revenue, unitsYear, openness }) =>
      [name, text('revenue', revenue), text('unitsYear', unitsYear), text('openness', openness)].join('\n'),
    )
  }, [nodes, colour, theme, language, grouping, marketplace])
  return <Chart option={option} height={HEIGHT} label={t('map.label')} failedText={t('map.failed')} />
}

interface MapTableProps {
  nodes: readonly CategoryNode[]
  colour: MapColour
  search: MarketSearchState['search']
  onChoose: (id: string) => void
}

function MapTable({ nodes, colour, search, onChoose }: MapTableProps) {
  const { t } = useTranslation('markets')
  const { marketplace } = search
  const language = useLanguage()
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names } = MARKET_TEXTS[language]
  return (
    <Scroller className={classes.scroller} aria-label={t('map.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('search.category')}</th>
            <th scope="col" data-number>
              {names.revenue}
            </th>
            <th scope="col" data-number>
              {names[colour]}
            </th>
            <th scope="col">{t('map.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {inTreeOrder(nodes).map(({ node, depth }) => (
            <tr key={node.id}>
              <th scope="row" style={{ paddingLeft: `calc(var(--space-8) + ${depth} * var(--space-16))` }} lang="en">
                <Link href={listedMarketPath(node.id, marketplace, search)}>{node.name}</Link>
              </th>
              <td data-number>{formatMetric(MARKET_NUMBERS.revenue, node.revenue, reader)}</td>
              <td data-number>{formatMetric(MARKET_NUMBERS[colour], node[colour], reader)}</td>
              <td>
                <button
                  type="button"
                  onClick={() => onChoose(node.id)}
                  aria-label={t('map.marketsOf', { name: node.name })}
                >
                  {t('map.markets')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
