import { afterAll, expect, test } from 'vitest'
import { STANDING_NUMBER_NAMES } from '#contracts/model/keywords/reverse-metrics.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { goldenReverse } from './golden-reverse.test-support.ts'
import { MINE, RIVALS, reverseCalls } from './reverse-calls.test-support.ts'

const db = openCatalogue(TEST_CATALOGUE)
afterAll(() => db.close())
const { found } = reverseCalls()

const asins = [MINE, ...RIVALS]
const WEEKS = [
  { week: '2026-11-08', against: '2026-11-01' },
  { week: '2026-11-08', against: '2026-05-17' },
  { week: '2026-08-30', against: '2026-10-04' },
]

test.each(WEEKS)('every row of ten products in $week against $against agrees with the raw rows', async (weeks) => {
  const rows = await found({ asins, ...weeks })
  expect(rows.length).toBeGreaterThan(30)
  for (const { text, values, ...row } of rows) {
    const { values: expected, ...golden } = goldenReverse(db, { asins, text, ...weeks })
    expect({ text, ...row }).toMatchObject({ text, ...golden })
    for (const name of STANDING_NUMBER_NAMES) {
      const value = expected[name]
      if (value === null || value === undefined) expect([text, name, values[name]]).toEqual([text, name, null])
      else expect(values[name], `${name} of ${text}`).toBeCloseTo(value, 9)
    }
  }
})

test('a lookup from a rival sees the same ranks from the other side', async () => {
  const rival = RIVALS[0]!
  const mine = await found({ asins: [MINE, rival] })
  const theirs = new Map((await found({ asins: [rival, MINE] })).map((row) => [row.text, row]))
  const OPPOSITE = { onlyRivals: 'onlyYou', onlyYou: 'onlyRivals', youLead: 'youTrail', youTrail: 'youLead' } as const
  expect(theirs.size).toBe(mine.length)
  for (const { text, stand, standing } of mine) {
    const other = theirs.get(text)!
    expect(other.standing).toEqual(standing.toReversed())
    expect(other.stand).toBe(stand === 'level' || stand === 'none' ? stand : OPPOSITE[stand])
  }
})

test('all kinds of gap but level, all types and conversions occur in the sample world', async () => {
  const lookups = [asins, asins.slice(0, 2), ...RIVALS.map((asin) => [asin])]
  const rows = (await Promise.all(lookups.map((compared) => found({ asins: compared })))).flat()
  const seen = <V>(values: V[]) => new Set(values)
  expect(seen(rows.map(({ stand }) => stand))).toEqual(
    // No two products share a rank in the sample, so none is level.
    new Set(['onlyRivals', 'onlyYou', 'youLead', 'youTrail']),
  )
  expect(seen(rows.map(({ type }) => type))).toEqual(new Set(['primary', 'precise', 'preciseLongTail', null]))
  expect(seen(rows.map(({ conversion }) => conversion)).size).toBeGreaterThan(2)
})
