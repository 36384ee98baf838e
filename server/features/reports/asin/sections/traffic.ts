import type { TrafficKind } from '#contracts/model/catalogue-keywords.ts'
import type { Table } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import type { Context } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { sum } from '../metrics/statistics.ts'
import { organicShare, type TrafficMetrics } from '../metrics/traffic.ts'

const KINDS: Record<TrafficKind, TextKey> = {
  organic: 'kind.organic',
  amazonsChoice: 'kind.amazonsChoice',
  editorial: 'kind.editorial',
  fourStars: 'kind.fourStars',
  highlyRated: 'kind.highlyRated',
  sponsoredProduct: 'kind.sponsoredProduct',
  sponsoredBrand: 'kind.sponsoredBrand',
  sponsoredVideo: 'kind.sponsoredVideo',
}
const ADS: TrafficKind[] = ['sponsoredProduct', 'sponsoredBrand', 'sponsoredVideo']

export function trafficSection(context: Context, { traffic }: Metrics): Section<AsinSection> {
  if (traffic.words.length === 0) return section('traffic', [missing('missing.traffic', 'keywords')])
  const { count, organic, ads, others, adDependence, pageOne } = traffic
  return section('traffic', [
    ...insight(
      sentence('traffic.insight.split', { count, organic, ads }),
      sentence('traffic.insight.pageOne', { pageOne, count, share: traffic.topTenShare }),
    ),
    ...figures(count, pageOne, adDependence, traffic.topTenShare),
    ...itemChart(context, 'pie', 'traffic.chart.split', 'percent', [
      { label: { text: 'traffic.organic' }, value: Number(organic.value) },
      { label: { text: 'traffic.ads' }, value: Number(ads.value) },
      { label: { text: 'traffic.others' }, value: Number(others.value) },
    ]),
    ...table(
      context,
      'traffic.table.kinds',
      [
        column(context, 'column.kind', 'label', 2),
        column(context, 'column.keywordCount', 'count', undefined, true),
        column(context, 'column.wordShare', 'percent', undefined, true),
        column(context, 'column.carried', 'percent', undefined, true),
      ],
      kindRows(traffic),
    ),
  ])
}

/** Kinds without keywords are listed too. A keyword has several kinds, so the columns do not add up to the whole. */
function kindRows({ words }: TrafficMetrics): Table['rows'] {
  const kinds = Object.keys(KINDS) as TrafficKind[] // the keys of a record of all kinds
  return kinds.map((kind) => {
    const ofKind = words.filter((word) => word.kinds.includes(kind))
    const carried = sum(ofKind.map((word) => (ADS.includes(kind) ? word.adShare : organicShare(word))))
    return [KINDS[kind], ofKind.length, ofKind.length / words.length, carried]
  })
}
