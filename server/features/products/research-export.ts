/** Columns of traffic for the file of a product research. */
import { type ResearchRow, TOP_KEYWORDS } from '#contracts/api/product-research.ts'
import type { Language } from '#contracts/model/language.ts'
import { RESEARCH_EXPORT_TEXTS } from '#contracts/model/screener/research-export.texts.ts'
import { asinOf } from '#server/features/screener/public.ts'
import type { ExportColumn } from './product-export.ts'
import type { RowSource } from './product-rows.ts'
import { type ResearchSource, trafficInCall } from './research-rows.ts'

export function trafficColumns(
  { table }: RowSource,
  rows: Uint32Array,
  research: ResearchSource,
  language: Language,
): ExportColumn[] {
  const words = RESEARCH_EXPORT_TEXTS[language]
  const trafficOf = trafficReader((row) => asinOf(table.asin(row)), rows, research)
  const share = (header: string, shareOf: (traffic: NonNullable<ResearchRow['traffic']>) => number | undefined) => ({
    header,
    width: 12,
    format: 'percent' as const,
    cell: (_: unknown, row: number) => {
      const traffic = trafficOf(row)
      return (traffic && shareOf(traffic)) ?? null
    },
  })
  return [
    share(words.organicShare, ({ organicShare }) => organicShare),
    share(words.adShare, ({ adShare }) => adShare),
    ...Array.from({ length: TOP_KEYWORDS }, (_, at): ExportColumn[] => [
      {
        header: `${words.topKeyword} ${at + 1}`,
        width: 24,
        format: 'text',
        cell: (_facts, row) => trafficOf(row)?.top[at]?.text ?? null,
      },
      share(`${words.topShare} ${at + 1}`, ({ top }) => top[at]?.share),
    ]).flat(),
    ...(research.shared.size > 0
      ? [
          {
            header: words.shared,
            width: 12,
            format: 'integer' as const,
            cell: (_: unknown, row: number) => research.shared.get(asinOf(table.asin(row))) ?? null,
          },
        ]
      : []),
  ]
}

/** A query for each row would take most of the time of a file. */
const BATCH = 200

/** Reads rows in their order, in batches. */
function trafficReader(asinAt: (row: number) => string, rows: Uint32Array, { catalogue, scope }: ResearchSource) {
  let next = 0
  let batch = new Map<number, ResearchRow['traffic']>()
  return (row: number): ResearchRow['traffic'] => {
    while (!batch.has(row) && next < rows.length) {
      const part = rows.subarray(next, next + BATCH)
      next += BATCH
      const traffic = catalogue.trafficOf(Array.from(part, asinAt), scope.marketplace, scope.data === 'sample')
      batch = new Map(Array.from(part, (each) => [each, trafficInCall(traffic.get(asinAt(each)))]))
    }
    return batch.get(row) ?? null
  }
}
