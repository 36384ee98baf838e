import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import { useReader } from '../detail/use-reader.ts'

/** Writes the values of a forecast in the reader's language and grouping. */
export function useDemandWriter(marketplace: Marketplace) {
  const { write, ...reader } = useReader(marketplace)
  return {
    ...reader,
    count: (value: number | null) => write('count', value),
    share: (value: number | null) => write('share', value),
    change: (value: number | null) => write('change', value),
    times: (value: number | null) => write('times', value),
    range: (bounds: { low: number; high: number }) => formatMetricRange({ unit: 'count' }, bounds, reader),
  }
}
