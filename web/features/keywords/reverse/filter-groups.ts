import type { ReverseChoice, ReverseNumber } from '#contracts/model/keywords/reverse-metrics.ts'

/** Fields of the filter panel by topic. */
export const REVERSE_GROUPS = {
  standing: [
    'organicRank',
    'organicShift',
    'adRank',
    'adShift',
    'trafficShare',
    'organicShare',
    'adShare',
    'weeklyImpressions',
  ],
  rivals: ['relativeRank', 'rivals', 'rivalRank', 'rivalAverage', 'rivalShare'],
  kinds: ['kinds', 'type', 'conversion'],
} as const satisfies Record<string, readonly (ReverseNumber | ReverseChoice)[]>

/** An earlier week has no values of these, so a filter would find nothing. */
export const NEWEST_WEEK_ONLY: readonly (ReverseNumber | ReverseChoice)[] = [
  'trafficShare',
  'organicShare',
  'adShare',
  'rivalShare',
  'type',
]

export type ReverseGroup = keyof typeof REVERSE_GROUPS
