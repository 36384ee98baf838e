import { expect, test } from 'vitest'
import type { Language } from '../../language.ts'
import { rank } from './ranking.ts'
import type { RateCard } from './rate-card.ts'
import { cardOf, compute, priceOf, shipmentTo } from './shipment.test-support.ts'
import { verdictText } from './verdict-text.ts'

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

test('a mode without a price is neither cheapest nor fastest', () => {
  expect(rank(compute(shipmentTo('US')))).toMatchObject({ cheapest: null, fastest: null })
})

test('a quote in force goes before cheaper and faster ones that have expired, have not begun or have no date', () => {
  const rateCards = [
    cardOf('air', [priceOf('kg', 900)], { transitDays: days(8, 9) }),
    cardOf('express', [priceOf('kg', 100)], { validTo: '2026-11-22', transitDays: days(1, 2) }),
    cardOf('seaLcl', [priceOf('cbm', 100)], { validFrom: '2026-11-24' }),
    cardOf('seaParcel', [priceOf('kg', 1)], { kind: 'published' }),
  ]
  const ranking = rank(compute(shipmentTo('US', { rateCards })))
  expect([ranking.cheapest?.mode, ranking.fastest?.mode]).toEqual(['air', 'air'])
  expect(ranking.expired.modes).toEqual(['express'])
  expect(ranking.undated).toEqual(['seaParcel'])
})

test('an own quote without an end is in force', () => {
  const rateCards = [
    cardOf('air', [priceOf('kg', 900)], { validTo: null }),
    cardOf('express', [priceOf('kg', 100)], { validTo: '2026-11-22' }),
  ]
  expect(rank(compute(shipmentTo('US', { rateCards }))).cheapest?.mode).toBe('air')
})

test('without a quote in force, the headline says why the quote it names is not in force', () => {
  const expired = cardOf('air', [priceOf('kg', 500)], { validTo: '2026-11-22', transitDays: null })
  const undated = cardOf('seaParcel', [priceOf('kg', 180)], { kind: 'published', transitDays: null })
  const headline = (rateCards: RateCard[], language: Language) =>
    verdictText(compute(shipmentTo('US', { rateCards })), { language })
  expect(headline([expired], 'en-US')).toContain('Cheapest: Air freight (quote expired), $1,600.00')
  expect(headline([expired], 'zh-CN')).toContain('最便宜：空运（报价已过期），$1,600.00')
  // 320 kg × $1.80, and $3.00 of harbor fee.
  expect(headline([expired, undated], 'en-US')).toContain('Sea + parcel delivery (undated quote), $579.00')
})

test('the container that is used decides whether the quote has a date', () => {
  const rateCards = [
    cardOf('seaFcl', [priceOf('c20', 300_000), { ...priceOf('c40', 200_000), quotedOn: '2026' }], {
      kind: 'published',
    }),
  ]
  const shipment = shipmentTo('US', { rateCards })
  expect(rank(compute(shipment)).undated).toEqual([])
  const containers = shipment.containers.filter(({ container }) => container !== 'c40')
  expect(rank(compute({ ...shipment, containers })).undated).toEqual(['seaFcl'])
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
