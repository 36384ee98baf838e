import { describe, expect, it } from 'vitest'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { DRAWINGS, REASONS, USES } from '#contracts/model/rights/trademark.ts'
import { trademarks } from '../api/rights/trademarks.ts'
import { BARE_MARK, given, ORPHAN_MARK, WHOLE_MARK } from './given.ts'
import { boolean, exactly, integer, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('trademarks')

const bare = {
  id: integer(1),
  office: oneOf(OFFICES, 'US'),
  serialNumber: text(BARE_MARK.serial),
  registrationNumber: null,
  words: text(BARE_MARK.words),
  drawing: null,
  classes: rowsOf(integer(21)),
  statusCode: text('999'),
  live: null,
  filedOn: null,
  registeredOn: null,
  enforcer: boolean(false),
  sample: boolean(false),
}
const whole = {
  id: integer(2),
  office: oneOf(OFFICES, 'US'),
  serialNumber: text(WHOLE_MARK.serial),
  registrationNumber: text('7000001'),
  words: text(WHOLE_MARK.words),
  drawing: oneOf(DRAWINGS, 'standardCharacters'),
  classes: rowsOf(integer(21)),
  statusCode: text('700'),
  live: boolean(true),
  filedOn: exactly('2022-01-10'),
  registeredOn: exactly('2023-05-02'),
  enforcer: boolean(false),
  sample: boolean(false),
}
const orphan = { ...bare, serialNumber: text(ORPHAN_MARK.serial), words: text(ORPHAN_MARK.words), owner: null }
const owned = { ...whole, owner: text('Whole Facts LLC') }
const similarity = (reason: string, risk: string) => ({
  similarity: number(1),
  reasons: rowsOf(oneOf(REASONS, reason)),
  risk: oneOf(RISKS, risk),
})
const judging = { missing: rowsOf(oneOf(OFFICES, 'NZ')), sample: boolean(false) }
const pageOf = (row: object) => ({
  row: rowsOf({ ...row, counts: boolean(true) }),
  total: integer(1),
  page: integer(1),
  size: integer(20),
  ...judging,
  counted: integer(1),
})

const as = { given: [given.seller()] }

describe('trademark calls', () => {
  it('find marks similar to a name, also those with unknown facts', async () => {
    const request = { ...as, endpoint: trademarks.search }
    const targets: ('US' | 'NZ')[] = ['US', 'NZ']
    const filters = { classes: [21], live: true, office: ['US' as const], targets, page: 1, size: 20 }
    const found = await pact.answers(
      { ...request, by: 'name and filters', body: { trademark: WHOLE_MARK.words, ...filters } },
      pageOf({ ...owned, ...similarity('exact', 'high') }),
    )
    expect(found.row[0]).toMatchObject({ words: WHOLE_MARK.words, risk: 'high' })
    const little = await pact.answers(
      { ...request, by: 'name alone', body: { trademark: ORPHAN_MARK.words } },
      { ...pageOf({ ...orphan, ...similarity('exact', 'high') }), missing: [] },
    )
    expect(little.row[0]?.live).toBeNull()
    await pact.refuses({ ...request, body: { trademark: ' ' } }, 'emptyTrademark')
  })

  it('get a mark with its owners and goods', async () => {
    const request = { endpoint: trademarks.detail, query: { id: STAND_INS.mark } }
    const known = await pact.answers(
      { ...request, by: 'mark of which all is known', given: [given.seller(), given.mark('whole')] },
      {
        ...whole,
        statusOn: exactly('2024-03-04'),
        attorney: text('A. Counsel'),
        owners: [
          { name: text('Whole Facts LLC'), address: text('Reno, NV'), country: text('US') },
          { name: text('Jo Facts'), address: null, country: null },
        ],
        goods: rowsOf({ class: integer(21), text: text('Insulated mugs') }),
      },
    )
    expect(known.goods[0]?.class).toBe(21)
    const unknown = await pact.answers(
      { ...request, by: 'mark of which little is known', given: [given.seller(), given.mark('bare')] },
      {
        ...bare,
        statusOn: null,
        attorney: null,
        goods: rowsOf({ class: integer(21), text: text('Mugs') }),
        owners: rowsOf({ name: text('Bare Facts'), address: null, country: null }),
      },
    )
    expect(unknown.attorney).toBeNull()
    await pact.refuses({ ...as, endpoint: trademarks.detail, query: { id: 0 } }, 'trademarkNotFound')
  })

  it('find the marks in a listing with their positions', async () => {
    const request = { ...as, endpoint: trademarks.check }
    const finding = (mark: object, words: string) => ({
      words: text(words),
      places: rowsOf({ from: integer(0), to: integer(words.length) }),
      use: oneOf(USES, 'name'),
      risk: oneOf(RISKS, 'high'),
      marks: rowsOf({ ...mark, ...similarity('exact', 'high') }),
    })
    const answerWith = (mark: object, words: string) => ({
      checked: integer(3),
      findings: rowsOf(finding(mark, words)),
      elsewhere: [],
      missing: [],
      sample: boolean(false),
    })
    const found = await pact.answers(
      {
        ...request,
        by: 'text, classes and own brand',
        body: { text: `${WHOLE_MARK.words} travel mug`, classes: [21], own: 'Lumora' },
      },
      answerWith(owned, WHOLE_MARK.words),
    )
    expect(found.findings[0]?.places[0]).toEqual({ from: 0, to: WHOLE_MARK.words.length })
    const elsewhere = await pact.answers(
      {
        ...request,
        by: 'offices of which nothing is known',
        body: { text: `${WHOLE_MARK.words} travel mug`, targets: ['NZ' as const] },
      },
      {
        checked: integer(3),
        findings: [],
        elsewhere: rowsOf(finding(owned, WHOLE_MARK.words)),
        ...judging,
      },
    )
    expect(elsewhere.elsewhere[0]?.words).toBe(WHOLE_MARK.words)
    const body = { text: `${ORPHAN_MARK.words} travel mug` }
    const little = await pact.answers({ ...request, by: 'text alone', body }, answerWith(orphan, ORPHAN_MARK.words))
    expect(little.findings[0]?.marks[0]?.owner).toBeNull()
    await pact.refuses({ ...request, body: { text: ' ' } }, 'emptyListing')
  })
})
