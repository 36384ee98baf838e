import { describe, expect, it } from 'vitest'
import { compare } from './differences.ts'
import { array, integer, nullable, object, oneOf, optional, string, type TSchema } from './schema.ts'

const user = object({
  id: integer({ minimum: 1 }),
  name: string(),
  level: oneOf('free', 'pro'),
  note: optional(string()),
})
const good = { id: 1, name: 'A', level: 'free', note: '' }

/** The differences as lines. */
const linesOf = (schema: TSchema, value: unknown) =>
  compare(schema, value, 'data').differences.map(
    ({ kind, path, expected, got }) => `${kind} ${path}: ${expected}, ${got}`,
  )

describe('a value is held against its schema', () => {
  it('and one that fits has no differences', () => {
    expect(compare(user, good, 'data')).toEqual({ differences: [], unseen: [] })
  })
  it.each([
    ['a renamed field is one', { ...good, name: undefined, nick: 'A' }, ['renamed data.name: name, nick']],
    ['a missing field', { ...good, name: undefined }, ['missing data.name: string, nothing']],
    ['an extra one', { ...good, more: 1 }, ['extra data.more: nothing, number 1']],
    ['a number as text', { ...good, id: '1' }, ['type data.id: integer, a string of 1']],
    ['a number with a fraction', { ...good, id: 1.5 }, ['type data.id: integer, number 1.5']],
    ['a number below its least', { ...good, id: 0 }, ['value data.id: at least 1, number 0']],
    ['a word that is not on the list', { ...good, level: 'gold' }, ['value data.level: "free" | "pro", a string of 4']],
    ['a list instead of an object', [good], ['type data: object, a list of 1']],
  ])('%s', (_, value, lines) => {
    expect(linesOf(user, value)).toEqual(lines)
  })
  it('a field is not taken for renamed where two others could be meant', () => {
    const { name: _, ...rest } = good
    expect(linesOf(user, { ...rest, nick: 'A', alias: 'A' })).toEqual([
      'missing data.name: string, nothing',
      'extra data.nick: nothing, a string of 1',
      'extra data.alias: nothing, a string of 1',
    ])
  })
  it('all items of a list are one place', () => {
    expect(linesOf(array(user), [good, { ...good, id: null }, { ...good, id: '3' }])).toEqual([
      'type data[].id: integer, a string of 1',
    ])
  })
  it('of a fact that may be unknown, what differs is told inside of it, or the types that it may have', () => {
    expect(linesOf(nullable(user), { ...good, id: '1' })).toEqual(['type data.id: integer, a string of 1'])
    expect(linesOf(nullable(integer()), '1')).toEqual(['type data: integer or null, a string of 1'])
  })
  it('anything goes where the schema says nothing', () => {
    expect(linesOf({}, { deep: [1] })).toEqual([])
  })
})

describe('what the value does not show is named', () => {
  it.each([
    ['a field that may be left out', user, { ...good, note: undefined }, ['data.note']],
    ['a fact that is null', nullable(user), null, ['data']],
    ['a list without items', array(user), [], ['data[]']],
    [
      'what no item has',
      array(user),
      [
        { ...good, note: undefined },
        { ...good, note: undefined },
      ],
      ['data[].note'],
    ],
    ['but not what one item has', array(user), [{ ...good, note: undefined }, good], []],
  ] as const)('%s', (_, schema, value, unseen) => {
    expect(compare(schema, value, 'data').unseen).toEqual(unseen)
  })
})
