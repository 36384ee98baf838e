/** Computes the row of a reverse lookup a second time, from the rows of the catalogue and in another way than the server. */
import type { ReverseRow } from '#contracts/api/keyword-reverse.ts'
import type { Connection } from '#server/db/sqlite.ts'

/** The full weeks of the test world, whose day is 2026-11-15, a Sunday; newest first. */
const SUNDAYS = Array.from({ length: 26 }, (_, back) =>
  new Date(Date.UTC(2026, 10, 8 - 7 * back)).toISOString().slice(0, 10),
)

interface Placed {
  organic_rank: number | null
  ad_rank: number | null
  kinds: string
  traffic_share: number
  ad_share: number
  history: string
}

interface Facts {
  searches: number
  purchases: number
  products: number
  nicheId: string
  text: string
  topThree: { asin: string; clickShare: number; conversionShare: number }[]
}

interface Asked {
  asins: readonly string[]
  text: string
  week: string
  against: string
}

type Golden = Pick<ReverseRow, 'type' | 'conversion' | 'stand' | 'move' | 'leader' | 'standing' | 'topTen'> & {
  values: Partial<ReverseRow['values']>
}

/** US terms of the sample world only. */
export function goldenReverse(db: Connection, { asins, text, week, against }: Asked): Golden {
  const keyword = db
    .prepare<[string], { id: number; facts: string; weeks: string }>(
      `SELECT id, facts, weeks FROM keyword WHERE marketplace = 'US' AND text = ?`,
    )
    .get(text)!
  // The casts: the sample world wrote these rows.
  const facts = JSON.parse(keyword.facts) as Facts
  const searches = (JSON.parse(keyword.weeks) as { searches: number[] }).searches.toReversed()
  const isNewest = week === SUNDAYS[0]
  const placed = asins.map((asin) =>
    db
      .prepare<[string, number], Placed>(
        `SELECT * FROM placement WHERE marketplace = 'US' AND asin = ? AND keyword_id = ?`,
      )
      .get(asin, keyword.id),
  )
  const rank = (at: number, kind: 'organic' | 'ad', sunday: string): number | null => {
    const row = placed[at]
    if (!row) return null
    if (sunday === SUNDAYS[0]) return kind === 'organic' ? row.organic_rank : row.ad_rank
    const { weeks } = JSON.parse(row.history) as { weeks: Record<'organic' | 'ad', (number | null)[]> }
    return weeks[kind].toReversed()[SUNDAYS.indexOf(sunday)] ?? null
  }
  const organic = asins.map((_, at) => rank(at, 'organic', week))
  const [own = null, ...others] = organic
  const [ad, before, adBefore] = [rank(0, 'ad', week), rank(0, 'organic', against), rank(0, 'ad', against)]
  const rivals = others.flatMap((each) => each ?? [])
  const order = organic.flatMap((each, at) => (each === null ? [] : [{ each, at }])).sort((a, b) => a.each - b.each)
  const first = placed[0]
  const rivalShares = placed.slice(1).flatMap((row) => (row ? [row.traffic_share] : []))
  const share = isNewest && first ? first.traffic_share : null
  const clicked = facts.topThree.find(({ asin }) => asin === asins[0])
  const isKnown = own !== null || ad !== null
  const niche = db.prepare<[string], { niche_id: string }>('SELECT niche_id FROM product WHERE asin = ?').get(asins[0]!)
  const isOwnNiche = niche?.niche_id === facts.nicheId
  return {
    values: {
      organicRank: own,
      organicShift: own === null || before === null ? null : before - own,
      adRank: ad,
      adShift: ad === null || adBefore === null ? null : adBefore - ad,
      trafficShare: share,
      adShare: isNewest && first ? first.ad_share : null,
      organicShare: isNewest && first ? Number((first.traffic_share - first.ad_share).toFixed(5)) : null,
      weeklyImpressions: isKnown ? Math.round(searches[SUNDAYS.indexOf(week)]! * (seen(own, 48) + seen(ad, 12))) : null,
      relativeRank: own === null ? null : order.findIndex(({ each }) => each === own) + 1,
      rivals: rivals.length,
      rivalRank: rivals.toSorted((a, b) => a - b)[0] ?? null,
      rivalAverage: rivals.length > 0 ? rivals.reduce((sum, each) => sum + each) / rivals.length : null,
      rivalShare: isNewest ? (rivalShares.toSorted((a, b) => b - a)[0] ?? null) : null,
      impressions: facts.searches * (facts.products > 48 ? 48 : facts.products),
      clicks: Math.round(facts.purchases * 10),
    },
    type: !isKnown || share === null ? null : share >= 0.05 ? 'primary' : isOwnNiche ? precise(text) : null,
    conversion: !isKnown ? null : conversion(clicked, facts.purchases),
    stand: stand(own, rivals),
    move: move(first !== undefined, before, own),
    leader: order[0]?.at ?? null,
    topTen: ranked(db, keyword.id),
    standing: asins.map((_, at) => ({
      organicRank: organic[at]!,
      adRank: rank(at, 'ad', week),
      organicBefore: rank(at, 'organic', against),
      adBefore: rank(at, 'ad', against),
      kinds: isNewest
        ? JSON.parse(placed[at]?.kinds ?? '[]')
        : [
            ...(organic[at] === null ? [] : ['organic']),
            ...(rank(at, 'ad', week) === null ? [] : ['sponsoredProduct']),
          ],
      trafficShare: isNewest ? (placed[at]?.traffic_share ?? null) : null,
      adShare: isNewest ? (placed[at]?.ad_share ?? null) : null,
    })),
  }
}

/** ASINs of the ten best organic ranks; of equal ranks the first ASIN. */
const ranked = (db: Connection, keywordId: number): string[] =>
  db
    .prepare<[number], { asin: string; organic_rank: number | null }>(
      'SELECT asin, organic_rank FROM placement WHERE keyword_id = ?',
    )
    .all(keywordId)
    .flatMap(({ asin, organic_rank: rank }) => (rank === null ? [] : [{ asin, rank }]))
    .toSorted((a, b) => a.rank - b.rank || (a.asin < b.asin ? -1 : 1))
    .slice(0, 10)
    .map(({ asin }) => asin)

function seen(rank: number | null, places: number): number {
  if (rank === null) return 0
  if (rank <= places) return 1
  if (rank <= 2 * places) return 0.25
  return rank <= 3 * places ? 0.1 : 0.05
}

const precise = (text: string) => (text.split(' ').length > 3 ? 'preciseLongTail' : 'precise')

function conversion(clicked: Facts['topThree'][number] | undefined, purchases: number): ReverseRow['conversion'] {
  if (purchases === 0) return 'invalid'
  if (!clicked) return null
  const ratio = clicked.conversionShare / clicked.clickShare
  return ratio === 0 ? 'invalid' : ratio < 0.8 ? 'lost' : ratio < 1.1 ? 'stable' : 'excellent'
}

function stand(own: number | null, rivals: readonly number[]): ReverseRow['stand'] {
  if (rivals.length === 0) return own === null ? 'none' : 'onlyYou'
  if (own === null) return 'onlyRivals'
  if (rivals.every((rival) => rival > own)) return 'youLead'
  return rivals.every((rival) => rival >= own) ? 'level' : 'youTrail'
}

function move(isPlaced: boolean, before: number | null, now: number | null): ReverseRow['move'] {
  if (!isPlaced || before === now) return null
  if (before === null) return 'entered'
  if (now === null) return 'lost'
  return before > now ? 'up' : 'down'
}
