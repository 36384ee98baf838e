/** Listing points, recomputed. Rules that sample listings always pass get full points. */
import type { GoldenProduct } from './golden-rows.test-support.ts'

const step = (tiers: [number, number][], value: number) => tiers.find(([from]) => value >= from)?.[1] ?? 0
const pointsFor = (share: number, maximum: number) =>
  share >= 1 ? maximum : Math.min(maximum - 1, Math.round(Math.max(0, share) * maximum))
const letters = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

/** Prepositions, articles and conjunctions may repeat. */
const SMALL = /^(a|an|and|for|in|of|on|the|to|with|für|mit|und|の|と|に|は|が|を|で|も|へ|付き|用)$/
function hasRepeatedWord(title: string, isJapanese: boolean): boolean {
  const words = [...(isJapanese ? new Intl.Segmenter('ja', { granularity: 'word' }).segment(title) : [])]
    .filter((part) => part.isWordLike && part.segment.length > 1)
    .map((part) => part.segment)
  const all = isJapanese ? words : (title.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
  return all.some(
    (word) => !SMALL.test(word) && !/^\p{N}*$/u.test(word) && all.filter((each) => each === word).length > 2,
  )
}

/** Points for words of five or more capital letters: 2 without any, 0 if they are more than half of all words. */
function capitalsPoints(title: string): number {
  const words = title.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}{5,}$/u.test(word)).length
  return capitals === 0 ? 2 : capitals * 2 > words.length ? 0 : 1
}

export interface Points {
  [rule: string]: [points: number, maximum: number]
}

/** Strips brackets too, because a Japanese title puts its brand in brackets. */
const lettersAndDigits = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).join('')

export function pointsOf(product: GoldenProduct, isJapanese: boolean): Points {
  const { title, brand, bullets, description, images, videos, a_plus, rating, ratings } = product
  const length = letters(title)
  const good = isJapanese ? 40 : 80
  const at = lettersAndDigits(title).indexOf(lettersAndDigits(brand ?? ''))
  const long = bullets.filter((bullet) => letters(bullet) > 255 && letters(bullet) <= 500).length
  const fitting = bullets.filter((bullet) => letters(bullet) >= 10 && letters(bullet) <= 500).length
  const known = <T>(fact: T | null, share: (fact: T) => number, maximum: number): [number, number] =>
    fact === null ? [0, 0] : [pointsFor(share(fact), maximum), maximum]
  const written = (text: string) => letters(text.replace(/<[^>]*>/g, ' ').trim())
  return {
    'listing.title.length': [pointsFor(length > 200 ? 0 : length >= good ? 1 : length / good / 1.25, 6), 6],
    'listing.title.brand': known(brand, () => (at === 0 ? 1 : at > 0 ? 0.5 : 0), 4),
    'listing.title.banned': [4, 4],
    'listing.title.capitals': [capitalsPoints(title), 2],
    'listing.title.repeats': [hasRepeatedWord(title.replaceAll(brand ?? '\n', ' '), isJapanese) ? 0 : 2, 2],
    'listing.title.promotion': [2, 2],
    'listing.bullets.count': [pointsFor(bullets.length / 5, 10), 10],
    'listing.bullets.length': [pointsFor((fitting - long / 2) / bullets.length, 7), 7],
    'listing.bullets.clean': [3, 3],
    'listing.images': known(images, (count) => count / 7, 20),
    'listing.aPlus': known(a_plus, (has) => has, 10),
    'listing.video': known(videos, (count) => count, 5),
    'listing.description': a_plus
      ? [10, 10]
      : known(description, (text) => (written(text) > 2000 ? 0.5 : written(text) / 1000), 10),
    'listing.rating': known(
      rating,
      (stars) =>
        step(
          [
            [4.8, 1],
            [4.3, 0.8],
            [4, 0.4],
          ],
          stars,
        ),
      8,
    ),
    'listing.ratings': known(
      ratings,
      (count) =>
        step(
          [
            [1000, 1],
            [500, 0.75],
            [100, 0.5],
            [10, 0.2],
          ],
          count,
        ),
      7,
    ),
  }
}

export function scoreOf(points: Points): number {
  const total = (at: 0 | 1) => Object.values(points).reduce((sum, pair) => sum + pair[at], 0)
  return Math.round((total(0) / total(1)) * 100)
}

export const lettersOf = letters
