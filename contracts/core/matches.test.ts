import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { FreightInput } from '../model/calculators/freight/input.ts'
import { randomShipment } from '../model/calculators/freight/random-shipment.test-support.ts'
import { ProfitInput } from '../model/calculators/profit/input.ts'
import { mug } from '../model/calculators/profit/mug.test-support.ts'
import { matches } from './matches.ts'
import { array, integer, nullable, number, object, oneOf, optional, string } from './schema.ts'

/** Copies of an input, each with another value at one path or without one field. */
function* spoiledCopies(value: unknown): Generator<unknown> {
  for (const other of [null, 'text', 1.5, true, [], {}]) yield other
  if (Array.isArray(value)) {
    for (const [at, item] of value.slice(0, 2).entries())
      for (const each of spoiledCopies(item)) yield value.with(at, each)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const each of spoiledCopies(field)) yield { ...rest, [name]: each }
    }
}

test.each([
  ['freight', FreightInput, randomShipment(createRandom(7, 'freight'))],
  ['profit', ProfitInput, mug()],
] as const)('agrees with a full validator about %s inputs with any spoiled value', (_, schema, input) => {
  const validate = new Ajv({ strict: false }).compile(schema)
  expect(matches(schema, input)).toBe(true)
  const wrong = [...spoiledCopies(input)].filter((each) => matches(schema, each) !== validate(each))
  expect(wrong).toEqual([])
})

const Row = object(
  {
    code: string({ minLength: 2, maxLength: 3, pattern: '^[A-Z]+$' }),
    count: optional(integer({ minimum: 1, maximum: 9 })),
  },
  { additionalProperties: false },
)

test.each([
  [Row, { code: 'AB' }, true],
  [Row, { code: 'A' }, false],
  [Row, { code: 'ABCD' }, false],
  [Row, { code: 'ab' }, false],
  [Row, { code: 'AB', count: 0 }, false],
  [Row, { code: 'AB', count: 10 }, false],
  [Row, { code: 'AB', count: 1.5 }, false],
  [Row, { code: 'AB', other: 1 }, false],
  [number({ exclusiveMinimum: 0 }), 0, false],
  [number(), Number.NaN, false],
  [nullable(oneOf('a', 'b')), null, true],
  [nullable(oneOf('a', 'b')), 'c', false],
  [array(number(), { maxItems: 1 }), [1, 2], false],
])('%j takes %j: %s', (schema, value, fits) => expect(matches(schema, value)).toBe(fits))
