import { describe, expect, it } from 'vitest'
import { ascending, DECIMALS, sortedRows } from './constraints.ts'
import { compare } from './differences.ts'
import { array, integer, jsonText, nullable, number, object, oneOf, optional, string, type TSchema } from './schema.ts'
import { day, instant } from './time.ts'

const user = object({
  id: integer({ minimum: 1 }),
  name: string(),
  level: oneOf('free', 'pro'),
  note: optional(string()),
})
const good = { id: 1, name: 'A', level: 'free', note: '' }

const linesOf = (schema: TSchema, value: unknown) =>
  compare(schema, value, 'data').differences.map(
    ({ kind, path, expected, got }) => `${kind} ${path}: ${expected}, ${got}`,
  )

describe('compares a value with its schema', () => {
  it('finds no differences in a valid value', () => {
    expect(compare(user, good, 'data')).toEqual({ differences: [], unseen: [] })
  })
  it.each([
    ['a renamed field', { ...good, name: undefined, nick: 'A' }, ['renamed data.name: name, nick']],
    ['a missing field', { ...good, name: undefined }, ['missing data.name: string, nothing']],
    ['an extra field', { ...good, more: 1 }, ['extra data.more: nothing, number 1']],
    ['a number as text', { ...good, id: '1' }, ['type data.id: integer, a string of 1']],
    ['a number with a fraction', { ...good, id: 1.5 }, ['type data.id: integer, number 1.5']],
    ['a number below its minimum', { ...good, id: 0 }, ['value data.id: at least 1, number 0']],
    ['a word that is not on the list', { ...good, level: 'gold' }, ['value data.level: "free" | "pro", "gold"']],
    ['a list instead of an object', [good], ['type data: object, a list of 1']],
  ])('%s', (_, value, lines) => {
    expect(linesOf(user, value)).toEqual(lines)
  })
  it('reports no renaming when two extra fields could be meant', () => {
    const { name: _, ...rest } = good
    expect(linesOf(user, { ...rest, nick: 'A', alias: 'A' })).toEqual([
      'missing data.name: string, nothing',
      'extra data.nick: nothing, a string of 1',
      'extra data.alias: nothing, a string of 1',
    ])
  })
  it('reports all items of a list as one path', () => {
    expect(linesOf(array(user), [good, { ...good, id: null }, { ...good, id: '3' }])).toEqual([
      'type data[].id: integer, a string of 1',
    ])
  })
  it('reports differences inside a nullable value, or its allowed types', () => {
    expect(linesOf(nullable(user), { ...good, id: '1' })).toEqual(['type data.id: integer, a string of 1'])
    expect(linesOf(nullable(integer()), '1')).toEqual(['type data: integer or null, a string of 1'])
  })
  it('accepts anything for an empty schema', () => {
    expect(linesOf({}, { deep: [1] })).toEqual([])
  })
})

describe('a date', () => {
  const moment = 'an instant such as 2026-11-23T06:00:00.000Z'
  it.each([
    ['without milliseconds', instant(), '2026-11-23T06:00:00Z', `${moment}, a string like "0000-00-00A00:00:00A"`],
    ['with a space and without seconds', instant(), '2026-11-23 06:00', `${moment}, a string like "0000-00-00 00:00"`],
    ['in another time zone', instant(), '2026-11-23T06:00:00.000+08:00', /^value data: an instant/],
    ['as a day', instant(), '2026-11-23', /^value data: an instant/],
    ['in seconds', instant(), 1_795_000_000, 'type data: string, number 1795000000'],
    ['in a thirteenth month', day(), '2026-13-01', 'a day such as 2026-11-23, a string like "0000-00-00"'],
    ['with slashes', nullable(day()), '2026/11/23', 'a day such as 2026-11-23, a string like "0000/00/00"'],
  ])('has a difference %s', (_, schema, value, line) => {
    const [found = ''] = linesOf(schema, value)
    if (typeof line === 'string') expect(found).toContain(line)
    else expect(found).toMatch(line)
  })
  it('has no difference in the format of the contract', () => {
    expect(linesOf(object({ a: instant(), b: day() }), { a: '2026-11-23T06:00:00.000Z', b: '2026-11-23' })).toEqual([])
  })
})

describe('checks constraints beyond types', () => {
  const plan = object({ price: number(DECIMALS), discount: nullable(number()) }, ascending(['discount', 'price']))
  const rows = (...discounts: (number | null)[]) => discounts.map((discount) => ({ price: 99, discount }))
  it.each([
    ['ascending rows', rows(1, 2, 2, 9), []],
    ['rows with a null among them', rows(1, null, 2), []],
    ['rows out of order', rows(1, 9, null, 2), ['order data: ascending by discount, 9 in item 2, 2 in item 4']],
    ['descending fields', rows(100), ['order data[].price: at least discount, 100, 99']],
    [
      'an amount in another unit',
      [{ price: 0.999, discount: 0 }],
      ['value data[].price: at most 2 decimals, number 0.999'],
    ],
  ])('%s', (_, value, lines) => {
    expect(linesOf(sortedRows(plan, 'discount', 'asc'), value)).toEqual(lines)
  })
  it('accepts only rows sorted by instant, latest first', () => {
    const row = object({ at: instant() })
    const [early, late] = [{ at: '2026-11-22T06:00:00.000Z' }, { at: '2026-11-23T06:00:00.000Z' }]
    expect(linesOf(sortedRows(row, 'at', 'desc'), [late, early])).toEqual([])
    expect(linesOf(sortedRows(row, 'at', 'desc'), [early, late])).toHaveLength(1)
  })
  it('checks the declared fields of a JSON text and ignores others', () => {
    const row = object({ product: jsonText(object({ imageUrl: nullable(string()) }), 'JSON text') })
    expect(linesOf(row, { product: '{"imageUrl":null,"title":"Mug"}' })).toEqual([])
    expect(linesOf(row, { product: '{"image":"x"}' })).toEqual(['renamed data.product{}.imageUrl: imageUrl, image'])
    expect(linesOf(row, { product: 'Mug' })).toEqual(['format data.product: JSON text, a string of 3'])
  })
})

describe('lists the paths that a value does not show', () => {
  it.each([
    ['an optional field', user, { ...good, note: undefined }, ['data.note']],
    ['a null value', nullable(user), null, ['data']],
    ['an empty list', array(user), [], ['data[]']],
    [
      'a field that no item has',
      array(user),
      [
        { ...good, note: undefined },
        { ...good, note: undefined },
      ],
      ['data[].note'],
    ],
    ['no field that at least one item has', array(user), [{ ...good, note: undefined }, good], []],
  ] as const)('%s', (_, schema, value, unseen) => {
    expect(compare(schema, value, 'data').unseen).toEqual(unseen)
  })
})
