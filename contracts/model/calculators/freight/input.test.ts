import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import { FreightInput } from './input.ts'
import { randomShipment } from './random-shipment.test-support.ts'
import { CARTON, shipmentTo, TODAY } from './shipment.test-support.ts'
import { startFreight } from './start.ts'

const ajv = new Ajv({ strict: false })
const matches = (input: unknown) => ajv.validate(FreightInput, input)

test('the start input of each marketplace and any completed input match the stored schema', () => {
  for (const marketplace of MARKETPLACES) expect(matches(startFreight(marketplace, TODAY)), ajv.errorsText()).toBe(true)
  for (let seed = 0; seed < 50; seed++)
    expect(matches(randomShipment(createRandom(seed, 'freight'))), ajv.errorsText()).toBe(true)
})

test('an input with a bad figure matches the schema, so that a draft with a mistake can be stored', () => {
  expect(matches(shipmentTo('US', { cartons: [{ ...CARTON, count: -1 }] }))).toBe(true)
})

test('an input with unknown modes or too many cartons does not match the schema', () => {
  const input = shipmentTo('US')
  expect(matches({ ...input, marketplace: 'AU' })).toBe(false)
  expect(matches({ ...input, cartons: Array.from({ length: 1001 }, () => CARTON) })).toBe(false)
})
