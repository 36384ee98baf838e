/**
 * Published prices China → US to start from (DOMAIN B3). They are past quotes, not offers: they have expired, and results say
 * so. Each mode has its latest dated quote; the other quotes of B3 (air DDP "from $4", whose upper bound is not known, and
 * older or undated ones) are left out. There are none for rail and for other marketplaces.
 */
import { MEASURES } from './chargeable.ts'
import type { Mode, Region } from './modes.ts'
import type { RateCard } from './rate-card.ts'

type Price = RateCard['prices'][number]
const price = (per: Price['per'], low: number, high: number, source: string, quotedOn: string | null): Price => ({
  per,
  low,
  high,
  source,
  quotedOn,
})
type Days = NonNullable<RateCard['transitDays']>
const days = (low: number, high: number, source: string, quotedOn: string | null): Days => ({
  low,
  high,
  source,
  quotedOn,
})

const LATE_2025 = 'toptradesourcing, late 2025'
/** "Late 2025" is taken as its last quarter. */
const LATE_2025_DAYS = { validFrom: '2025-10-01', validTo: '2025-12-31' }
/** Prices without a date apply on the day on which the source was read. */
const READ_DAY = { validFrom: '2026-11-20', validTo: '2026-11-20' }

const card = (
  id: string,
  mode: Mode,
  region: Region | null,
  held: { validFrom: string; validTo: string },
  prices: Price[],
  transitDays: Days | null,
  includes: RateCard['includes'],
): RateCard => ({
  id,
  mode,
  marketplace: 'US',
  region,
  kind: 'published',
  ...held,
  prices,
  minimumCharge: null,
  fuelRate: null,
  measure: MEASURES[mode],
  transitDays,
  includes,
})

/** Days at sea: West 20–30, East 25–35; elsewhere the goods may land on either coast. LCL adds 5–10 days. */
const COASTS: readonly [Region | null, number, number][] = [
  ['usWest', 20, 30],
  ['usEast', 25, 35],
  [null, 20, 35],
]
const sea = '56ok.com'

/** Couriers deliver to the door (common practice). A DDP price contains all charges and taxes up to the door. */
const DOOR: RateCard['includes'] = ['exportCustoms', 'destinationHandling', 'customsEntry', 'delivery']
const DDP: RateCard['includes'] = [...DOOR, 'fuel', 'isf', 'bond', 'duty', 'mpf', 'hmf', 'importVat']

export const PUBLISHED_RATE_CARDS: readonly RateCard[] = [
  card(
    'us-air-2025-q4',
    'air',
    null,
    LATE_2025_DAYS,
    [price('kg', 500, 800, LATE_2025, '2025')],
    days(3, 5, 'forestleopard', '2025-08'),
    [],
  ),
  card('us-express-2025-q4', 'express', null, LATE_2025_DAYS, [price('kg', 800, 1500, LATE_2025, '2025')], null, DOOR),
  ...COASTS.flatMap(([region, low, high]) => [
    card(
      `us-lcl-${region ?? 'any'}-2025-q4`,
      'seaLcl',
      region,
      LATE_2025_DAYS,
      [price('cbm', 6000, 15_000, LATE_2025, '2025')],
      days(low + 5, high + 10, sea, null),
      [],
    ),
    card(
      `us-fcl-${region ?? 'any'}-2025-q4`,
      'seaFcl',
      region,
      LATE_2025_DAYS,
      [price('c20', 280_000, 455_000, 'presou', null), price('c40', 250_000, 530_000, LATE_2025, '2025')],
      days(low, high, sea, null),
      [],
    ),
  ]),
  card('us-sea-ddp-2026-11', 'seaParcel', null, READ_DAY, [price('kg', 180, 320, 'myeverocean', null)], null, DDP),
]
