import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { DASH, formatChange } from '#contracts/model/number.ts'
import { formatMetric, formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBERS, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { isEstimate } from '../estimates.ts'
import type { Detail } from './history-points.ts'

interface Range {
  low: number | null
  high: number | null
}

const MONEY = { unit: 'money' } as const
const SHARE = { unit: 'share' } as const
const COUNT = { unit: 'count' } as const

/** Writes values of a product in the reader's language and grouping. */
export function useWriter(marketplace: Marketplace) {
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace, language, grouping }
  const range = (metric: Pick<NumberMetric, 'unit'>, bounds: Range | null) =>
    bounds ? formatMetricRange(metric, bounds, reader) : DASH
  return {
    language,
    grouping,
    words: PRODUCT_TEXTS[language],
    metric: (name: ProductNumber, value: number | null) => formatMetric(PRODUCT_NUMBERS[name], value, reader),
    /** Estimates are marked, and units are a range. */
    metricOf({ values, units }: Pick<Detail, 'values' | 'units'>, name: ProductNumber) {
      if (name === 'units' && units.low !== null) return formatMetricRange(PRODUCT_NUMBERS.units, units, reader)
      const text = formatMetric(PRODUCT_NUMBERS[name], values[name], reader)
      return isEstimate(name, values[name], units.method) ? `≈ ${text}` : text
    },
    money: (value: number | null) => formatMetric(MONEY, value, reader),
    share: (value: number | null) => formatMetric(SHARE, value, reader),
    count: (value: number | null) => formatMetric(COUNT, value, reader),
    change: (value: number) => formatChange(value, grouping),
    moneyRange: (bounds: Range | null) => range(MONEY, bounds),
    shareRange: (bounds: Range | null) => range(SHARE, bounds),
    countRange: (bounds: Range | null) => range(COUNT, bounds),
  }
}
