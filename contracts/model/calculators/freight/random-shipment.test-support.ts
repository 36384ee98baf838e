/** Random shipments with every option; many figures lie exactly at a limit. */
import type { Random } from '#fixtures/random.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import { CURRENCIES } from '../exchange.ts'
import type { Carton, Charge, FreightInput } from './input.ts'
import { COMPONENTS, MODES, type Mode, TYPED_COMPONENTS } from './modes.ts'
import type { RateCard } from './rate-card.ts'
import { cardOf, priceOf } from './shipment.test-support.ts'
import { dutyLayersOf, startFreight } from './start.ts'

const bounds = (random: Random, most: number, decimals = 0): { low: number; high: number } => {
  const draw = () => Number(random.between(0, most).toFixed(decimals))
  const [one, other] = [draw(), random.chance(0.3) ? null : draw()]
  return { low: Math.min(one, other ?? one), high: Math.max(one, other ?? one) }
}
const maybe = <T>(random: Random, known: number, value: T): T | null => (random.chance(known) ? value : null)

/** Sides are multiples of 0.01 mm; densities lie between those of foam and stone. */
function randomCarton(random: Random): Carton {
  const side = () =>
    random.pick([
      random.int(80, 900),
      random.int(8, 90) * 10,
      635,
      600,
      400,
      Number((random.int(4, 30) * 25.4).toFixed(2)),
    ])
  const [lengthMm, widthMm, heightMm] = [side(), side(), side()]
  const litres = (lengthMm * widthMm * heightMm) / 1e6
  const weight = Math.ceil(litres * random.between(10, 900))
  return {
    count: random.pick([1, 2, 3, random.int(1, 300)]),
    lengthMm,
    widthMm,
    heightMm,
    weightGrams: random.chance(0.3) ? Math.max(500, Math.round(weight / 500) * 500) : weight,
    unitsPerCarton: random.int(1, 60),
  }
}

function randomCard(random: Random, mode: Mode, marketplace: FreightInput['marketplace']): RateCard {
  const price = (per: RateCard['prices'][number]['per'], most: number) => {
    const { low, high } = bounds(random, most)
    return priceOf(per, low, high)
  }
  const boxes = (['c20', 'c40', 'c40hq'] as const).filter(() => random.chance(0.7)).map((per) => price(per, 800_000))
  const perCbm = mode === 'seaLcl' || mode === 'rail'
  const plain = cardOf(
    mode,
    mode === 'seaFcl'
      ? boxes.length > 0
        ? boxes
        : [price('c40', 500_000)]
      : [price(perCbm ? 'cbm' : 'kg', perCbm ? 30_000 : 2500)],
  )
  return {
    ...plain,
    marketplace,
    validFrom: '2020-01-01',
    validTo: null,
    minimumCharge: maybe(random, 0.3, random.int(0, 50_000)),
    fuelRate: maybe(random, 0.5, bounds(random, 0.4, 3)),
    includes: random.chance(0.3)
      ? [...COMPONENTS, 'importVat' as const].filter((key) => key !== 'mainFreight' && random.chance(0.3))
      : [],
    measure: {
      ...plain.measure,
      ...(plain.measure.per === 'kg' && { divisor: random.pick([5000, 6000, 8000]) }),
      rounds: random.pick(['shipment', 'shipment', 'carton']),
      least: plain.measure.per === 'kg' ? maybe(random, 0.2, 45) : plain.measure.least,
    },
  }
}

function randomCharges(random: Random): Charge[] {
  return TYPED_COMPONENTS.filter(() => random.chance(0.6)).flatMap((component): Charge[] => {
    const charge = (mode: Mode | null): Charge => ({
      component,
      mode,
      per: random.pick(mode === null ? ['shipment', 'kg', 'cbm', 'carton', 'container'] : ['shipment', 'kg', 'carton']),
      ...bounds(random, 20_000),
      currency: random.pick(CURRENCIES),
    })
    return random.chance(0.3) ? [charge(null), charge(random.pick(MODES))] : [charge(null)]
  })
}

export function randomShipment(random: Random): FreightInput {
  const marketplace = random.pick(MARKETPLACES)
  const start = startFreight(marketplace, '2026-11-23')
  const isSmall = random.chance(0.2)
  const cartons = Array.from({ length: random.int(1, 4) }, () => randomCarton(random))
  const rate = (near: number) => Number((near * random.between(0.8, 1.2)).toFixed(4))
  return {
    ...start,
    cartons: isSmall ? [{ ...cartons[0]!, count: 1, unitsPerCarton: random.int(1, 9) }] : cartons,
    goods: {
      ...start.goods,
      unitValue: maybe(random, 0.93, {
        amount: random.int(50, isSmall ? 3000 : 40_000),
        currency: random.pick(['CNY', 'USD']),
      }),
    },
    date: {
      kind: 'ship',
      on: random.pick(['2026-02-01', '2026-06-30', '2026-07-01', '2026-11-23', '2028-06-30', '2028-07-01']),
    },
    options: {
      terms: random.pick(['DDP', 'DDU']),
      insurance: maybe(random, 0.6, bounds(random, 0.01, 4)),
      remoteArea: random.chance(0.3),
    },
    rateCards: MODES.map((mode) => randomCard(random, mode, marketplace)),
    charges: randomCharges(random),
    duty: {
      layers: dutyLayersOf(marketplace).map((kind) => ({
        kind,
        rate: maybe(random, 0.8, Number(random.between(0, 0.6).toFixed(4))),
        lookedUpOn: null,
        htsCode: null,
      })),
      itemCategories: random.int(1, 4),
      mpfLimits: { least: maybe(random, 0.6, random.int(0, 4000)), most: maybe(random, 0.6, random.int(4000, 70_000)) },
      importVat: {
        rate: maybe(random, 0.2, Number(random.between(0, 0.3).toFixed(3))),
        reclaimable: random.chance(0.5),
      },
    },
    exchange: maybe(random, 0.93, {
      on: '2026-11-20',
      source: '',
      perEuro: { USD: rate(1.16), CNY: rate(8.25), GBP: rate(0.88), JPY: rate(176), CAD: rate(1.63), INR: rate(101) },
    }),
  }
}
