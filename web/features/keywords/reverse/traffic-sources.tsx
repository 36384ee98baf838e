import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { TRAFFIC_KINDS } from '#contracts/model/keywords/reverse-metrics.ts'
import { formatCount, formatPercent } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { ProductsTable } from './products-table.tsx'
import classes from './reverse.module.css'
import { comparedBody, type ReverseSearch } from './use-reverse-search.ts'
import { WeekLines } from './week-lines.tsx'

type Found = Output<typeof keywordReverse.sources>

/** Terms by kind of placement, what changed between two weeks, and the number of terms in each week. */
export function TrafficSources({ search }: { search: ReverseSearch }) {
  const { t } = useTranslation('reverse')
  const sources = useCall(
    keywordReverse.sources,
    { body: comparedBody(search) },
    { placeholderData: (before) => before },
  )
  return (
    <section className={classes.sources} aria-label={t('sources.title')}>
      <Panel state={panelState(sources)} skeleton={<Skeleton height={320} radius="lg" />}>
        {(found) => (
          <>
            <Kinds found={found} />
            <Moves found={found} />
            <Weekly found={found} />
          </>
        )}
      </Panel>
    </section>
  )
}

function Kinds({ found: { product, source } }: { found: Found }) {
  const { t } = useTranslation('reverse')
  const grouping = useGrouping()
  const { values } = REVERSE_TEXTS[useLanguage()]
  return (
    <Card title={t('sources.kinds')} hint={t('sources.kindsHint')}>
      <ProductsTable
        label={t('sources.kinds')}
        head={t('sources.placement')}
        products={product}
        rows={TRAFFIC_KINDS.map((kind, at) => ({
          name: values.kinds[kind],
          cells: source.map(({ asin, kinds }) => {
            const { terms = 0, share = 0 } = kinds[at] ?? {}
            return (
              <span key={asin}>
                {t('sources.cell', { terms: formatCount(terms, grouping) })}
                <small>{formatPercent(share, grouping)}</small>
              </span>
            )
          }),
        }))}
      />
    </Card>
  )
}

const CHANGES = ['entered', 'lost', 'up', 'down', 'same'] as const

function Moves({ found: { product, source, week, against } }: { found: Found }) {
  const { t } = useTranslation('reverse')
  const grouping = useGrouping()
  return (
    <Card title={t('sources.moves', { week, against })} hint={t('sources.movesHint')}>
      <ProductsTable
        label={t('sources.moves', { week, against })}
        head={t('sources.change')}
        products={product}
        rows={CHANGES.map((change) => ({
          name: t(`sources.${change}`),
          cells: source.map(({ organic, ad }) =>
            t('sources.pair', {
              organic: formatCount(organic[change], grouping),
              ad: formatCount(ad[change], grouping),
            }),
          ),
        }))}
      />
    </Card>
  )
}

const COUNTED = ['organicTerms', 'pageOneTerms', 'adTerms'] as const

function Weekly({ found: { product, source, weeks } }: { found: Found }) {
  const { t } = useTranslation('reverse')
  const grouping = useGrouping()
  const [counted, setCounted] = useState<(typeof COUNTED)[number]>('organicTerms')
  const words = { kind: t(`sources.${counted}`), from: weeks[0], until: weeks.at(-1) }
  return (
    <Card title={t('sources.weekly')}>
      <Choice
        label={t('sources.counted')}
        options={COUNTED.map((value) => ({ value, label: t(`sources.${value}`) }))}
        value={counted}
        onChange={setCounted}
      />
      <WeekLines
        weeks={weeks}
        lines={source
          .filter((_, at) => product[at]?.title !== null)
          .map((each) => ({ name: each.asin, values: each[counted] }))}
        write={(value) => formatCount(value ?? 0, grouping)}
        isRank={false}
        label={t('sources.chartOf', words)}
      />
    </Card>
  )
}
