/**
 * Metrics of a term for the first of some compared products (DOMAIN A rows 10 and 11, B5), beside those of the term itself.
 * Formulas: reverse-metrics.texts.ts.
 */
import type { TrafficKind } from '../catalogue-keywords.ts'
import { choiceMetric, numberMetric } from '../screener/metric.ts'
import { KEYWORD_CHOICES, KEYWORD_NUMBERS } from './keyword-metrics.ts'
import { CONVERSIONS, KEYWORD_TYPES } from './term-role.ts'

/** Compared products; the first one is the seller's own. */
export const MAX_ASINS = 10

export const STANDING_NUMBERS = {
  organicRank: numberMetric('rank', 'asc', 'latest'),
  organicShift: numberMetric('shift', 'desc', 'latest'),
  adRank: numberMetric('rank', 'asc', 'latest'),
  adShift: numberMetric('shift', 'desc', 'latest'),
  trafficShare: numberMetric('share', 'desc', 'latest'),
  organicShare: numberMetric('share', 'desc', 'latest'),
  adShare: numberMetric('share', 'desc', 'latest'),
  weeklyImpressions: numberMetric('count', 'desc', 'latest'),
  relativeRank: numberMetric('rank', 'asc', 'latest'),
  rivals: numberMetric('count', 'desc', 'latest', { known: true }),
  rivalRank: numberMetric('rank', 'asc', 'latest'),
  rivalAverage: numberMetric('times', 'asc', 'latest'),
  rivalShare: numberMetric('share', 'desc', 'latest'),
  impressions: numberMetric('count', 'desc', 'latest'),
  clicks: numberMetric('count', 'desc', 'latest'),
} as const
export type StandingNumber = keyof typeof STANDING_NUMBERS
export const STANDING_NUMBER_NAMES = Object.keys(STANDING_NUMBERS) as StandingNumber[] // keys of a const object

export const REVERSE_NUMBERS = { ...STANDING_NUMBERS, ...KEYWORD_NUMBERS } as const
export type ReverseNumber = keyof typeof REVERSE_NUMBERS
export const REVERSE_NUMBER_NAMES = Object.keys(REVERSE_NUMBERS) as ReverseNumber[] // keys of a const object

/** In the order of DOMAIN B5. */
export const TRAFFIC_KINDS = [
  'organic',
  'amazonsChoice',
  'editorial',
  'fourStars',
  'highlyRated',
  'sponsoredProduct',
  'sponsoredVideo',
  'sponsoredBrand',
] as const satisfies readonly TrafficKind[]

const AD_KINDS: readonly TrafficKind[] = ['sponsoredProduct', 'sponsoredVideo', 'sponsoredBrand']
export const isAdKind = (kind: TrafficKind): boolean => AD_KINDS.includes(kind)

export const REVERSE_CHOICES = {
  kinds: choiceMetric(...TRAFFIC_KINDS),
  type: choiceMetric(...KEYWORD_TYPES),
  conversion: choiceMetric(...CONVERSIONS),
  ...KEYWORD_CHOICES,
} as const
export type ReverseChoice = keyof typeof REVERSE_CHOICES

/** Who ranks organically: the first product (you), the others (rivals), all but `none`. `level`: both at the same rank. */
export const STANDS = ['onlyRivals', 'onlyYou', 'youLead', 'level', 'youTrail', 'none'] as const
export type Stand = (typeof STANDS)[number]

/** What a seller asks for; `both`: you and a rival rank. */
export const GAPS = ['onlyRivals', 'onlyYou', 'both', 'youLead', 'youTrail'] as const
export type Gap = (typeof GAPS)[number]

/** Where only rivals rank, your own share is nearly always unknown and would order nothing. */
export const defaultReverseSort = (gap: Gap | undefined): 'trafficShare' | 'rivalShare' =>
  gap === 'onlyRivals' ? 'rivalShare' : 'trafficShare'

/** How the organic rank of the first product changed between two weeks. */
export const MOVES = ['entered', 'lost', 'up', 'down'] as const
export type Move = (typeof MOVES)[number]
