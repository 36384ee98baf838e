import type { ReverseRow } from '#contracts/api/keyword-reverse.ts'
import { AD_PLACES_A_PAGE, ORGANIC_PLACES_A_PAGE, placeOf } from '#contracts/model/keywords/place.ts'
import { DASH, formatShift, type Grouping } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import classes from './reverse.module.css'

type Standing = ReverseRow['standing'][number]

export interface RankWords {
  ad: (rank: string) => string
  place: (page: number, place: number) => string
  entered: string
  lost: string
}

export interface RankReader {
  words: RankWords
  grouping: Grouping
}

const PLACES = { organic: ORGANIC_PLACES_A_PAGE, ad: AD_PLACES_A_PAGE } as const

/** `Page 1, position 3`; null without a rank. */
export function placeText(rank: number | null, kind: keyof typeof PLACES, words: RankWords): string | null {
  if (rank === null) return null
  const { page, place } = placeOf(rank, PLACES[kind])
  return words.place(page, place)
}

// `#` and digits are the same in all marketplaces and languages.
const rankText = (rank: number | null, grouping: Grouping) =>
  formatMetric({ unit: 'rank' }, rank, { marketplace: 'US', language: 'en-US', grouping })

/** The organic rank with its change, and below it the ad rank; a title says where they are in the results. */
export function RankCell({ standing, reader }: { standing: Standing | undefined; reader: RankReader }) {
  const { words, grouping } = reader
  if (!standing) return DASH
  const { organicRank, organicBefore, adRank, adBefore, kinds } = standing
  const hasAd = adRank !== null || adBefore !== null
  if (organicRank === null && organicBefore === null && !hasAd && kinds.length === 0) return DASH
  return (
    <span>
      <span title={placeText(organicRank, 'organic', words) ?? undefined}>
        {rankText(organicRank, grouping)} <Change before={organicBefore} now={organicRank} reader={reader} />
      </span>
      {hasAd && (
        <small className={classes.adRank} title={placeText(adRank, 'ad', words) ?? undefined}>
          {words.ad(rankText(adRank, grouping))} <Change before={adBefore} now={adRank} reader={reader} />
        </small>
      )}
    </span>
  )
}

interface ChangeProps {
  before: number | null
  now: number | null
  reader: RankReader
}

/** A rise is green, a fall red; a rank without an earlier one is new. */
function Change({ before, now, reader: { words, grouping } }: ChangeProps) {
  if (before === now) return null
  if (now === null)
    return (
      <span className={classes.change} data-tone="bad">
        {words.lost}
      </span>
    )
  if (before === null)
    return (
      <span className={classes.change} data-tone="good">
        {words.entered}
      </span>
    )
  return (
    <span className={classes.change} data-tone={before > now ? 'good' : 'bad'}>
      {formatShift(before - now, grouping)}
    </span>
  )
}
