import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { frozenInput } from '#contracts/model/calculators/profit/frozen-input.ts'
import { withOwnTables } from '#contracts/model/calculators/profit/input.ts'
import { mug } from '#contracts/model/calculators/profit/mug.test-support.ts'
import { ownFulfilment, ownReferral, ownStorage } from '#contracts/model/calculators/profit/own-tables.test-support.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { OWN_ROWS_MAX, OWN_TABLES_MAX } from '#contracts/model/fees/own-table-limits.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const PATH = '/api/calculators/own-tables'

async function openAccounts() {
  const headers = { 'x-world': `own-tables-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const other = await secondAccount(t, world.db, headers)
  const save = async (table: unknown, { id, by = mine }: { id?: number; by?: typeof mine } = {}) =>
    (await by.post(`${PATH}/save`, { id, table: JSON.stringify(table) })).body
  const list = async (by = mine) => (await by.get(PATH)).body.data.tables
  return { mine, other, world, save, list }
}

describe('own fee tables', () => {
  it('are listed for their account only, and replaced by id', async () => {
    const { save, list, other } = await openAccounts()
    const { id } = (await save(ownReferral())).data
    await save(ownStorage())
    expect((await save(ownReferral({ others: 0.12 }), { id })).data.id).toBe(id)
    const tables = await list()
    expect(tables.map(({ table }: { table: string }) => JSON.parse(table))).toEqual([
      ownReferral({ others: 0.12 }),
      ownStorage(),
    ])
    expect(await list(other)).toEqual([])
  })

  it('can be neither replaced nor deleted by others', async () => {
    const { save, other, mine } = await openAccounts()
    const { id } = (await save(ownReferral())).data
    expect((await save(ownReferral(), { id, by: other })).code).toBe(failures.ownTableNotFound.code)
    expect((await other.post(`${PATH}/delete`, { id })).body.code).toBe(failures.ownTableNotFound.code)
    expect((await mine.post(`${PATH}/delete`, { id })).body.code).toBe(1)
    expect((await mine.post(`${PATH}/delete`, { id })).body.code).toBe(failures.ownTableNotFound.code)
  })

  it('with overlapping days are refused, with the days of the other table', async () => {
    const { save } = await openAccounts()
    await save(ownReferral({ validTo: '2026-12-31' }))
    const answer = await save(ownReferral({ validFrom: '2026-12-31' }))
    expect(answer.code).toBe(failures.wrongOwnTable.code)
    expect(answer.msg).toBe(
      'The fee table was not saved. First day: the days overlap with those of another table (2026-06-01 to 2026-12-31)',
    )
    expect((await save(ownReferral({ validFrom: '2027-01-01' }))).code).toBe(1)
    // Another marketplace has days of its own.
    expect((await save(ownReferral({ marketplaces: ['CA'] }))).code).toBe(1)
  })

  it('that leave days without a table between them are refused, unless the seller accepts the gap', async () => {
    const { save } = await openAccounts()
    await save(ownReferral({ validTo: '2026-12-31' }))
    const late = ownReferral({ validFrom: '2027-02-01' })
    expect((await save(late)).msg).toContain('First day: there are days without a table')
    expect((await save({ ...late, knownGapBefore: true })).code).toBe(1)
  })

  it('do not overlap when two are saved at the same time', async () => {
    const { save } = await openAccounts()
    const codes = (await Promise.all([save(ownReferral()), save(ownReferral())])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, failures.wrongOwnTable.code])
  })

  const fulfilment = ownFulfilment()
  const [tier] = fulfilment.tiers
  const withRows = (...rows: unknown[]) => ({ ...fulfilment, tiers: [{ ...tier, rows }] })
  it.each([
    ['an amount that is text', withRows({ upTo: 1, fees: [1, 1] }, { upTo: null, fees: ['5', 6] }), 'Any size, row 2'],
    ['a negative amount', withRows({ upTo: null, fees: [500, -1] }), 'Any size, row 1'],
    ['a row without amounts', withRows({ upTo: null }), 'Any size, row 1'],
    ['an amount too few', withRows({ upTo: null, fees: [500] }), 'Any size, row 1: the number of amounts differs'],
    ['weights that fall', withRows({ upTo: 2, fees: [1, 1] }, { upTo: 1, fees: [1, 1] }), 'Any size, row 2: the rows'],
    ['too many rows', rowsOf(OWN_ROWS_MAX + 1), 'too many rows'],
    ['a day that does not exist', ownReferral({ validFrom: '2026-02-30' }), 'First day: this date does not exist'],
    ['a last day before the first', ownReferral({ validTo: '2026-05-31' }), 'Last day: the last day is before'],
    ['a month without a rate', ownStorage({ seasons: [{ from: 1, to: 11, standard: 1, oversize: 1 }] }), 'Month 12'],
    ['a kind that only we publish', { ...fulfilment, kind: 'placement' }, 'kind'],
    ['no table at all', [], 'kind'],
  ])('are refused with %s, naming the row', async (_, table, place) => {
    const { save, list } = await openAccounts()
    const answer = await save(table)
    expect(answer.code).toBe(failures.wrongOwnTable.code)
    expect(answer.msg).toContain(place)
    expect(await list()).toEqual([])
  })

  function rowsOf(count: number) {
    const tiers = Array.from({ length: Math.ceil(count / 100) }, (_, part) => ({
      ...tier,
      key: `t${part}`,
      rows: Array.from({ length: 101 }, (_, at) => ({ upTo: at + 1, fees: [1, 1] })),
    }))
    return { ...fulfilment, tiers }
  }

  it('are limited in number, and parallel calls cannot exceed the limit together', async () => {
    const { save, world, mine } = await openAccounts()
    const { id: account_id } = (await mine.get('/api/account/info')).body.data.user
    const content = JSON.stringify(ownStorage({ marketplaces: ['JP'] }))
    await world.db
      .insertInto('own_fee_table')
      .values(Array(OWN_TABLES_MAX - 1).fill({ account_id, content, updated_at: world.clock.iso() }))
      .execute()
    const codes = (await Promise.all([save(ownReferral()), save(ownStorage())])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, failures.tooManyOwnTables.code])
  })

  it('stay in a saved calculation and its shared copy after they were changed', async () => {
    const { mine, other, save } = await openAccounts()
    const { id: tableId } = (await save(ownFulfilment())).data
    const input = frozenInput(withOwnTables(mug(), [ownFulfilment()]))
    const body = { kind: 'profit', name: 'Mug', input: JSON.stringify(input) }
    const { id } = (await mine.post('/api/calculators/save', body)).body.data
    const { token } = (await mine.post('/api/calculators/share', { id })).body.data
    await mine.post(`${PATH}/delete`, { id: tableId })
    const copy = readInput((await other.get(`/api/calculators/shared?token=${token}`)).body.data.input)
    expect(copy && unitProfit(copy)).toEqual(unitProfit(input))
  })

  it('in a calculation are checked too', async () => {
    const { mine } = await openAccounts()
    const save = async (...ownTables: unknown[]) =>
      (
        await mine.post('/api/calculators/save', {
          kind: 'profit',
          name: 'Mug',
          input: JSON.stringify({ ...mug(), ownTables }),
        })
      ).body
    const later = ownReferral({ validFrom: '2027-01-01' })
    expect((await save(ownReferral({ validTo: '2026-06-30' }), later)).code).toBe(1)
    expect((await save(ownReferral({ validTo: '2027-06-30' }), later)).msg).toContain('ownTables.1.validFrom')
    expect((await save(withRows({ upTo: null, fees: [1] }))).msg).toContain('ownTables.0.tiers.0.rows.0')
    expect((await save({ kind: 'fba' })).code).toBe(failures.wrongCalculation.code)
  })
})
