import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReverseRow } from '#contracts/api/keyword-reverse.ts'
import { RankCell } from './rank-cell.tsx'

const NOTHING: ReverseRow['standing'][number] = {
  organicRank: null,
  organicBefore: null,
  adRank: null,
  adBefore: null,
  kinds: [],
  trafficShare: null,
  adShare: null,
}
const words = { ad: (rank: string) => `ad ${rank}`, place: () => '', entered: 'entered', lost: 'lost' }

/** What a reader sees. */
const textOf = (standing: Partial<typeof NOTHING>) =>
  renderToStaticMarkup(<RankCell standing={{ ...NOTHING, ...standing }} reader={{ words, grouping: 3 }} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each([
  [{}, '—'],
  [{ organicRank: 3, organicBefore: 5 }, '#3 +2'],
  [{ organicBefore: 5 }, '— lost'],
  [{ organicRank: 3, organicBefore: 3, adRank: 4 }, '#3 ad #4 entered'],
  [{ adBefore: 4 }, '— ad — lost'],
  [{ organicRank: 3, organicBefore: 3, adBefore: 4 }, '#3 ad — lost'],
] as const)('%j shows as “%s”', (standing, text) => {
  expect(textOf(standing)).toBe(text)
})
