import { describe, expect, test } from 'vitest'
import { MINE, RIVALS, reverseCalls } from './reverse-calls.test-support.ts'

const { found, texts, sources, history } = reverseCalls()
const asins = [MINE, ...RIVALS.slice(0, 3)]

describe('the sources of traffic', () => {
  test('count the terms of each placement with their organic or ad traffic', async () => {
    const { source } = await sources({ asins })
    for (const [at, { kinds }] of source.entries()) {
      const rows = await found({ asins: [asins[at]] })
      for (const { kind, terms, share } of kinds) {
        const having = rows.filter(({ standing }) => standing[0]!.kinds.includes(kind))
        const part = kind.startsWith('sponsored') ? 'adShare' : 'organicShare'
        expect([kind, terms]).toEqual([kind, having.length])
        expect(share).toBeCloseTo(
          having.reduce((sum, { values }) => sum + values[part]!, 0),
          9,
        )
      }
    }
  })
  test('count the terms of each week, and what changed between two of them', async () => {
    const weeks = { week: '2026-09-06', against: '2026-06-14' }
    const { source, weeks: all } = await sources({ asins: [MINE], ...weeks })
    const ranked = (await found({ asins: [MINE], week: weeks.week })).filter(
      ({ values }) => values.organicRank !== null,
    )
    const at = all.indexOf(weeks.week)
    expect(source[0]!.organicTerms[at]).toBe(ranked.length)
    expect(source[0]!.pageOneTerms[at]).toBe(ranked.filter(({ values }) => values.organicRank! <= 48).length)
    const { entered, lost, up, down, same } = source[0]!.organic
    for (const [move, terms] of Object.entries({ entered, lost, up, down }))
      expect(await texts({ asins: [MINE], ...weeks, move })).toHaveLength(terms)
    expect(entered + up + down + same).toBe(ranked.length)
  })
})

test('the history of a term has the ranks that each week lists', async () => {
  const [row] = await found({ asins, gap: 'youTrail' })
  const { weeks, line } = await history({ asins, id: row!.id })
  expect(line.map(({ asin }) => asin)).toEqual(asins)
  for (const week of [weeks[0]!, weeks[12]!, weeks.at(-1)!]) {
    const rows = await found({ asins, week })
    const standing = rows.find(({ id }) => id === row!.id)?.standing
    const at = weeks.indexOf(week)
    expect(line.map(({ organic }) => organic[at])).toEqual(
      asins.map((_, place) => standing?.[place]?.organicRank ?? null),
    )
    expect(line.map(({ ad }) => ad[at])).toEqual(asins.map((_, place) => standing?.[place]?.adRank ?? null))
  }
  const unknown = await history({ asins: [MINE], id: 1 })
  expect(unknown.line[0]!.organic.every((rank) => rank === null)).toBe(true)
})
