import type { MarketRow } from '#contracts/api/market-shapes.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { formatMetric, formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import { MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'

interface MetricValueProps {
  row: MarketRow
  name: MarketNumber
  reader: { marketplace: Marketplace; language: Language; grouping: Grouping }
}

/** Growth is green, decline red; totals of estimates show their range. */
export function MetricValue({ row, name, reader }: MetricValueProps) {
  const metric = MARKET_NUMBERS[name]
  const value = row.values[name]
  const text = formatMetric(metric, value, reader)
  const span = name === 'units' || name === 'revenue' ? row[name] : null
  if (span && span.low !== span.high)
    return (
      <span>
        ≈ {text}
        <small>{formatMetricRange(metric, span, reader)}</small>
      </span>
    )
  const isSigned = metric.unit === 'change' && value !== null && value !== 0
  return <span style={isSigned ? { color: value > 0 ? 'var(--good)' : 'var(--bad)' } : undefined}>{text}</span>
}
