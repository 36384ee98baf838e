import { expect, test } from 'vitest'
import { rank } from './ranking.ts'
import { cardOf, compute, priceOf, shipmentTo } from './shipment.test-support.ts'

const days = (low: number, high: number) => ({ low, high, source: '', quotedOn: null })

test('names the cheapest and the fastest mode', () => {
  const rateCards = [
    cardOf('air', [priceOf('kg', 500, 800)], { transitDays: days(3, 5) }),
    cardOf('seaLcl', [priceOf('cbm', 6000, 15_000)], { transitDays: days(25, 40) }),
  ]
  const { cheapest, fastest } = rank(compute(shipmentTo('US', { rateCards })))
  expect(cheapest?.mode).toBe('seaLcl')
  expect(fastest?.mode).toBe('air')
})

test('a mode without a price is neither', () => {
  expect(rank(compute(shipmentTo('US')))).toMatchObject({ cheapest: null, fastest: null })
})

test('names modes with expired quotes, and the first day on which one ended', () => {
  const rateCards = [
    cardOf('air', [priceOf('kg', 500)], { validFrom: '2025-10-01', validTo: '2025-12-31' }),
    cardOf('express', [priceOf('kg', 900)], { validFrom: '2025-08-01', validTo: '2025-08-31' }),
    cardOf('seaLcl', [priceOf('cbm', 6000)]),
  ]
  expect(rank(compute(shipmentTo('US', { rateCards }))).expired).toEqual({
    modes: ['air', 'express'],
    endedOn: '2025-08-31',
  })
})

test('names modes that cannot be in stock in time', () => {
  const rateCards = [
    cardOf('air', [priceOf('kg', 500)], { transitDays: days(3, 5) }),
    cardOf('seaLcl', [priceOf('cbm', 6000)], { transitDays: days(25, 40) }),
  ]
  const input = shipmentTo('US', { rateCards, date: { kind: 'inStock', on: '2026-12-05' } })
  expect(rank(compute(input)).tooLate).toEqual(['seaLcl'])
})

test('a dearer mode with fewer unknown costs is named beside the cheapest', () => {
  const rateCards = [
    cardOf('seaLcl', [priceOf('cbm', 6000)]),
    cardOf('seaParcel', [priceOf('kg', 180)], { includes: ['delivery', 'customsEntry', 'duty'] }),
  ]
  const { cheapest, mostComplete } = rank(compute(shipmentTo('US', { rateCards })))
  expect([cheapest?.mode, mostComplete?.mode]).toEqual(['seaLcl', 'seaParcel'])
})

test('no other mode is named if the cheapest has the fewest unknown costs', () => {
  const rateCards = [cardOf('air', [priceOf('kg', 500)])]
  expect(rank(compute(shipmentTo('US', { rateCards }))).mostComplete).toBeNull()
})
