import { describe, expect, it } from 'vitest'
import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { OWN_TABLES_MAX } from '#contracts/model/fees/own-table-limits.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { CALCULATIONS_MAX, calculators, KINDS } from '../api/calculators.ts'
import { EXCHANGE, MUG, ORDER, OWN_TABLE } from './calculators.test-support.ts'
import { BARE_ASIN, given } from './given.ts'
import { asin, boolean, day, exactly, instant, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('calculators')
const { calculation: id, sharedCopy: token, ownTable } = STAND_INS

const as = { given: [given.seller()] }
const saved = {
  id: integer(id),
  kind: oneOf(KINDS, 'profit'),
  name: text('Travel mug'),
  input: text(MUG),
  created_at: instant(),
  updated_at: instant(),
  links: [],
}

describe('calculator calls', () => {
  it('get product facts for a calculation', async () => {
    const request = { ...as, endpoint: calculators.product }
    const bare = {
      asin: asin(BARE_ASIN),
      marketplace: oneOf(MARKETPLACES, 'US'),
      title: text('Only a title'),
      imageUrl: null,
      price: null,
      size: null,
      weight: null,
      measures: null,
      feeCategory: null,
      returnRate: null,
      sample: boolean(true),
      observedOn: day(),
    }
    const whole = {
      ...bare,
      asin: asin(),
      imageUrl: text('/images/asin/US/B0SAMPLE01.webp'),
      price: integer(2499),
      size: { length: number(200), width: number(97), height: number(85) },
      weight: number(268),
      measures: oneOf(['package', 'item', 'piece'], 'package'),
      feeCategory: oneOf(FEE_CATEGORIES, 'home'),
      returnRate: number(0.05),
    }
    const product = (of: string) => ({ asin: of, marketplace: 'US' as const })
    const facts = await pact.answers({ ...request, by: 'a known product', query: product(STORY.asin) }, whole)
    expect(facts.size?.length).toBe(200)
    await pact.answers({ ...request, by: 'a bare product', query: product(BARE_ASIN) }, bare)
    await pact.refuses({ ...request, query: product(' ') }, 'emptyAsin')
    await pact.refuses({ ...request, query: product('B0-NO-ASIN') }, 'wrongAsin')
    await pact.refuses({ ...request, query: product('B0NOWHERE1') }, 'asinNotFound')
    await pact.refuses({ ...request, query: product(STORY.german) }, 'asinElsewhere')
  })

  it('save, change and delete a calculation', async () => {
    const body = { kind: 'profit' as const, name: 'Travel mug', input: MUG }
    const save = { ...as, endpoint: calculators.save }
    await pact.answers({ ...save, by: 'a new calculation', body }, saved)
    const withSaved = { ...save, given: [...as.given, given.calculation] }
    await pact.answers({ ...withSaved, by: 'id', body: { ...body, id } }, saved)
    await pact.refuses({ ...save, body: { ...body, id } }, 'calculationNotFound')
    await pact.refuses({ ...save, body: { ...body, input: '{}' } }, 'wrongCalculation')
    const full = { ...save, given: [...as.given, given.calculations(CALCULATIONS_MAX)] }
    await pact.refuses({ ...full, body }, 'tooManyCalculations')
    const remove = { given: withSaved.given, endpoint: calculators.remove, body: { id } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'calculationNotFound')
  })

  it('list the calculations', async () => {
    const request = { endpoint: calculators.list }
    const page = (row: unknown) => ({ row, total: integer(1), page: integer(1), size: integer(20) })
    const clock = given.clock('2026-11-15T08:00:00.000Z')
    const row = {
      ...saved,
      created_at: exactly('2026-11-15T08:00:00.000Z'),
      updated_at: exactly('2026-11-15T09:00:00.000Z'),
    }
    const filled = { ...request, given: [given.seller(), clock, given.calculation] }
    const list = await pact.answers({ ...filled, query: { kind: 'profit', page: 1, size: 20 } }, page(rowsOf(row)))
    expect(list.row[0]?.name).toBe('Travel mug')
    const shared = { ...request, by: 'a shared calculation', given: [given.seller(), given.sharedCopy] }
    const links = rowsOf({ token: text(token), shared_at: instant() })
    await pact.answers({ ...shared, query: { kind: 'profit' } }, page(rowsOf({ ...saved, links })))
    const order = { ...saved, kind: oneOf(KINDS, 'freight'), name: text('First order'), input: text(ORDER) }
    const ofFreight = { ...request, given: [...as.given, given.freightCalculation], by: 'freight' }
    await pact.answers({ ...ofFreight, query: { kind: 'freight' as const } }, page(rowsOf(order)))
    const empty = { ...request, ...as, by: 'no calculation', query: { kind: 'freight' as const } }
    await pact.answers(empty, { ...page([]), total: 0 })
  })

  it('share, read and unshare a copy', async () => {
    const share = { endpoint: calculators.share, given: [...as.given, given.calculation], body: { id } }
    await pact.answers(share, { token: text(token) })
    await pact.refuses({ ...share, ...as }, 'calculationNotFound')
    const shared = { endpoint: calculators.shared, given: [...as.given, given.sharedCopy], query: { token } }
    const { kind, name, input } = saved
    await pact.answers(shared, { kind, name, input, shared_at: instant(), own: boolean(true) })
    await pact.refuses({ ...shared, ...as }, 'sharedCopyNotFound')
    const unshare = { endpoint: calculators.unshare, given: shared.given, body: { token } }
    await pact.answers(unshare, {})
    await pact.refuses({ ...unshare, ...as }, 'sharedCopyNotFound')
  })

  it('print a calculation and a shared copy', async () => {
    const print = { ...as, endpoint: calculators.print }
    const url = like('^/download/calculators/[\\w-]+[.]pdf[?].+$', '/download/calculators/1.pdf?u=1&e=1&s=x')
    const withSaved = { ...print, given: [...as.given, given.calculation] }
    const withCopy = { ...print, given: [...as.given, given.sharedCopy] }
    const body = { id, language: 'en-US' as const }
    expect((await pact.answers({ ...withSaved, by: 'id', body }, { url })).url).toContain('.pdf')
    await pact.answers({ ...withCopy, by: 'token', body: { token } }, { url })
    const order = { ...print, given: [...as.given, given.freightCalculation] }
    await pact.answers({ ...order, by: 'id and mode', body: { ...body, mode: 'air' } }, { url })
    await pact.refuses({ ...print, body }, 'calculationNotFound')
    await pact.refuses({ ...print, body: { token } }, 'sharedCopyNotFound')
  })

  it('list, add, replace and delete own fee tables', async () => {
    const row = { id: integer(ownTable), table: text(OWN_TABLE), updated_at: instant() }
    const list = { ...as, endpoint: calculators.ownTables }
    const withTable = { given: [...as.given, given.ownTable] }
    const { tables } = await pact.answers({ ...list, ...withTable, by: 'a table' }, { tables: rowsOf(row) })
    expect(tables[0]?.table).toBe(OWN_TABLE)
    await pact.answers({ ...list, by: 'no table' }, { tables: [] })
    const save = { ...as, endpoint: calculators.saveOwnTable }
    const body = { table: OWN_TABLE }
    await pact.answers({ ...save, by: 'a new table', body }, row)
    await pact.answers({ ...save, ...withTable, by: 'id', body: { ...body, id: ownTable } }, row)
    await pact.refuses({ ...save, body: { ...body, id: ownTable } }, 'ownTableNotFound')
    await pact.refuses({ ...save, body: { table: '{}' } }, 'wrongOwnTable')
    await pact.refuses({ ...save, given: [...as.given, given.ownTables(OWN_TABLES_MAX)], body }, 'tooManyOwnTables')
    const remove = { ...withTable, endpoint: calculators.removeOwnTable, body: { id: ownTable } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'ownTableNotFound')
  })

  it('get and save exchange rates', async () => {
    const settings = { ...as, endpoint: calculators.settings }
    const rates = Object.fromEntries(
      Object.entries(EXCHANGE.perEuro).map(([currency, rate]) => [currency, number(rate)]),
    )
    const entered = { ...settings, by: 'own rates', given: [...as.given, given.exchangeRates] }
    const { exchange } = await pact.answers(entered, { exchange: { on: day(), source: text('ECB'), perEuro: rates } })
    expect(exchange?.source).toBe('ECB')
    await pact.answers(settings, { exchange: null })
    const save = { ...as, endpoint: calculators.saveSettings }
    await pact.answers({ ...save, by: 'rates', body: { exchange: EXCHANGE } }, {})
    await pact.answers({ ...save, by: 'nothing', body: { exchange: null } }, {})
  })
})
