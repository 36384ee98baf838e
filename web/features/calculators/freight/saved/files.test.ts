import { expect, test } from 'vitest'
import { cardOf, compute, priceOf, shipmentTo } from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { readSheet } from '#web/kit/sheets/read-sheet.ts'
import { fileOf } from './files.ts'

const input = shipmentTo('US', { rateCards: [cardOf('air', [priceOf('kg', 500, 800)])] })
const bytesOf = async (format: 'csv' | 'xlsx') =>
  new Uint8Array(await fileOf(input, compute(input), format, { language: 'en-US' }).arrayBuffer())

test('the first sheet of a workbook is the table of modes, with amounts as numbers', async () => {
  const [head, air] = readSheet(await bytesOf('xlsx')).rows.map(({ cells }) => cells)
  expect(head?.slice(0, 3)).toEqual(['Mode', 'Shipment low (USD)', 'Shipment high (USD)'])
  // 320 kg × $5.00–$8.00, 480 units.
  expect(air?.slice(0, 5)).toEqual(['Air freight', 1600, 2560, 3.33, 5.33])
})

test('a CSV file has the same amounts as the workbook', async () => {
  const [, air] = readSheet(await bytesOf('csv')).rows.map(({ cells }) => cells)
  expect(air?.slice(0, 3)).toEqual(['Air freight', '1600', '2560'])
})
