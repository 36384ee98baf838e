import { expect, test } from 'vitest'
import { MEASURES } from './chargeable.ts'
import {
  DOOR,
  includesAll,
  newCard,
  priceUnitsOf,
  withCard,
  withIncluded,
  withMode,
  withPriceUnit,
} from './own-card.ts'
import { checkRateCards } from './rate-cards.ts'
import { cardOf, compute, modeOf, priceOf, shipmentTo, TODAY } from './shipment.test-support.ts'
import { startFreight } from './start.ts'

const { rateCards: published } = startFreight('US', TODAY)
const air = published.find(({ mode }) => mode === 'air')!
const quote = (like = air) => newCard(published, { mode: 'air', marketplace: 'US', today: TODAY, like })

test('a new quote takes precedence over the expired card and copies its transit days', () => {
  const card = { ...quote(), prices: [priceOf('kg', 450)] }
  const rateCards = withCard(published, card)
  expect(checkRateCards(rateCards)).toEqual([])
  const result = modeOf(compute(shipmentTo('US', { rateCards })), 'air')
  expect(result).toMatchObject({ card: { id: 'own-air-1', kind: 'own' }, notes: [], transitDays: { low: 3, high: 5 } })
  // 320 kg × $4.50; no other component is known.
  expect(result.total).toMatchObject({ low: 144_000, high: 144_000 })
})

test('a second quote gets an id of its own', () => {
  const cards = withCard(published, quote())
  expect(newCard(cards, { mode: 'air', marketplace: 'US', today: TODAY, like: null }).id).toBe('own-air-2')
})

test('a changed card becomes the seller’s own', () => {
  const [changed] = withCard([air], { ...air, minimumCharge: 5000 })
  expect(changed).toMatchObject({ id: air.id, kind: 'own', minimumCharge: 5000 })
})

test('a card that changes its mode takes the measure and price units of the new mode', () => {
  const lcl = withMode(cardOf('air', [priceOf('kg', 1)]), 'seaLcl')
  expect(lcl).toMatchObject({ prices: [], measure: MEASURES.seaLcl })
  expect(priceUnitsOf(lcl)).toEqual(['cbm'])
  expect(priceUnitsOf(withPriceUnit(lcl, 'kg'))).toEqual(['kg'])
  expect(priceUnitsOf(withMode(lcl, 'seaFcl'))).toEqual(['c20', 'c40', 'c40hq'])
})

test('included components are added only once and can be removed', () => {
  const door = withIncluded(withIncluded(air, ['delivery'], true), DOOR, true)
  expect(door.includes).toHaveLength(DOOR.length)
  expect(includesAll(door, DOOR)).toBe(true)
  expect(withIncluded(door, DOOR, false).includes).toEqual(air.includes)
})
