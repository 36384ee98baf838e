/** What an import of search terms did, and its lines for a terminal. */
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { RejectedRow } from '../import-summary.ts'
import type { Occurrences } from '../occurrences.ts'
import { rejectionLines } from '../summary-lines.ts'

export const keywordRejections = {
  noTerm: 'no search term',
  longTerm: 'a search term of more than 200 characters',
  noDay: 'no day: neither the row nor the name of the file has one',
  futureDay: 'its day is in the future',
  noValue: 'no value that is understood',
} as const
export type KeywordRejection = keyof typeof keywordRejections

export interface KeywordSummary {
  /** `read` = `imported` + `merged` + `unchanged` + `rejected`. */
  read: number
  imported: number
  /** Rows that added to a term of an earlier file. */
  merged: number
  unchanged: number
  rejected: number
  rejections: Partial<Record<KeywordRejection, Occurrences<RejectedRow>>>
  file: { source: KeywordSource; marketplace: Marketplace; unread: string[] } | null
  /** Set if the file could not be read to its end. */
  broken: { message: string } | null
}

export const emptyKeywordSummary = (): KeywordSummary => ({
  read: 0,
  imported: 0,
  merged: 0,
  unchanged: 0,
  rejected: 0,
  rejections: {},
  file: null,
  broken: null,
})

const NAMES: Record<KeywordSource, string> = {
  aba: 'Amazon Brand Analytics',
  helium10: 'Helium 10',
  sellersprite: 'SellerSprite',
}

export function keywordLines(summary: KeywordSummary, origin: string): string[] {
  const { read, imported, merged, unchanged, rejected, rejections, file } = summary
  if (file === null) return []
  const { source, marketplace, unread } = file
  return [
    `a file of ${NAMES[source]}, read as terms of ${marketplace}`,
    `${read} rows read: ${imported} imported, ${merged} merged, ${unchanged} unchanged, ${rejected} rejected`,
    ...rejectionLines(rejections, keywordRejections),
    ...(unread.length > 0 ? [`columns that are not imported: ${unread.join(', ')}`] : []),
    ...(rejected < read ? [`open ${origin}/keyword/miner?marketplace=${marketplace}&data=imported`] : []),
  ]
}

export function whyNoKeyword({ read, rejected }: KeywordSummary): string | null {
  if (read === 0) return 'The file has no rows below its head.'
  return rejected === read ? 'No search term was imported: see the reasons above.' : null
}
