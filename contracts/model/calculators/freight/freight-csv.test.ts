import { expect, test } from 'vitest'
import { componentsCsv, modesCsv } from './freight-csv.ts'
import { cardOf, compute, modeOf, priceOf, shipmentTo } from './shipment.test-support.ts'

const freight = compute(shipmentTo('US', { rateCards: [cardOf('air', [priceOf('kg', 500, 800)])] }))
const EN = { language: 'en-US' } as const

test('the table of modes has a row for each mode and names its unknown costs', () => {
  const [, air, express] = modesCsv(freight, EN).split('\r\n')
  // 320 kg × $5.00–$8.00; 480 units; 240 kg gross.
  expect(air).toMatch(/^Air freight,1600,2560,3.33,5.33,6.67,10.67,320,kg,3,5,Pickup in China; /)
  expect(express).toMatch(/^Express courier,,,,,,,384,kg,,,,No rate card applies. Enter your forwarder’s quote.$/)
})

test('the table of a mode has a row for each component with its formula', () => {
  const rows = componentsCsv(modeOf(freight, 'air'), EN).split('\r\n')
  expect(rows).toContain('Main freight,1600,2560,320 kg × $5.00–$8.00')
  expect(rows).toContain('Pickup in China,,,No published price. Enter your forwarder’s quote')
})
