import { FEES } from './golden-fees.test-support.ts'
import { pointsOf, scoreOf } from './golden-listing.test-support.ts'
import { titleWords, total } from './golden-math.test-support.ts'
import type { Golden, GoldenProduct } from './golden-rows.test-support.ts'

export const isJapanese = ({ raw }: Golden) => raw.marketplace === 'JP'

export function goldenRivals(golden: Golden) {
  const { own, words, rivals } = golden
  const all = total(words.map((word) => word.traffic))
  const mine = titleWords(own.title, isJapanese(golden))
  return rivals
    .map(({ row, shared, words: theirs }) => {
      const carried = total(words.filter((word) => theirs.some(({ id }) => id === word.id)).map((word) => word.traffic))
      const other = titleWords(row.title, isJapanese(golden))
      const both = [...mine].filter((word) => other.has(word)).length
      const decades = Math.abs(Math.log(row.rank) - Math.log(own.rank)) / Math.LN10
      const similarity =
        0.5 * (carried / all) +
        0.2 * (both / new Set([...mine, ...other]).size) +
        0.1 * categorySimilarity(row, own) +
        0.1 * (Math.min(row.price, own.price) / Math.max(row.price, own.price)) +
        0.05 * (row.brand === own.brand ? 0 : 1) +
        0.05 * (decades > 3 ? 0 : 1 - decades / 3)
      return { row, shared, similarity }
    })
    .sort((a, b) => b.similarity - a.similarity)
}

/** Number of equal levels from the top ÷ number of levels of the longer path. */
function categorySimilarity(one: GoldenProduct, other: GoldenProduct): number {
  if (one.sub_category === other.sub_category) return 1
  const [a, b] = [JSON.parse(one.category_path), JSON.parse(other.category_path)] as [string[], string[]] // both lists of names
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same / (a.length > b.length ? a.length : b.length)
}

/** The best known organic rank for each of the first twenty keywords. The report's own product wins a tie. */
export function goldenLeaders({ own, words, rivals }: Golden) {
  return words.slice(0, 20).map((word) => {
    const stands = rivals
      .flatMap(({ row, words: theirs }) =>
        theirs.flatMap(({ id, rank }) => (id === word.id && rank !== null ? [{ asin: row.asin, rank }] : [])),
      )
      .sort((a, b) => a.rank - b.rank || (a.asin < b.asin ? -1 : 1))
    const best = stands[0]
    const first = word.organicRank !== null && (!best || word.organicRank <= best.rank)
    return {
      word,
      asin: first ? own.asin : (best?.asin ?? null),
      rank: first ? word.organicRank : (best?.rank ?? null),
    }
  })
}

export function seasonIndex({ months }: Golden): Map<number, number> {
  const level = total(months.map((each) => each.units)) / months.length
  return new Map(
    Array.from({ length: 12 }, (_, at) => {
      const same = months.filter((each) => Number(each.month.slice(5)) === at + 1).map((each) => each.units)
      return [at + 1, total(same) / same.length / level]
    }),
  )
}

export function unitMoney(golden: Golden, price: number) {
  const { raw, size } = golden
  const fees = FEES[String(raw.marketplace)]?.(price, size, Number(raw.weight))
  if (!fees) throw new Error('no golden fees')
  const { vat, referral, fba, storage } = fees
  const left = (at: 'value' | 'low' | 'high') => referral && price - vat - referral[at] - fba - (storage ?? 0)
  const margin = (at: 'value' | 'low' | 'high') => referral && (price - vat - referral[at] - fba) / price
  return { ...fees, left: left('value'), leftHigh: left('low'), margin: margin('value'), marginHigh: margin('low') }
}

export const listingScore = (golden: Golden, product: GoldenProduct) => scoreOf(pointsOf(product, isJapanese(golden)))
