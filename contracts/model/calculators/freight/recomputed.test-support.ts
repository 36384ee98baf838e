/**
 * Freight computed a second time with exact fractions of big integers, from DOMAIN B3 and the rules written in the engine's
 * documents. It shares no code with the engine: only the types of input and result.
 */
import type { FreightInput } from './input.ts'

/** A fraction; denominators are positive. */
interface Q {
  n: bigint
  d: bigint
}
/** Decimal fractions as they are written: 0.1 is one tenth. */
function q(value: number): Q {
  const [mantissa = '0', exponent = '0'] = value.toString().toLowerCase().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return shift >= 0 ? { n: digits * 10n ** BigInt(shift), d: 1n } : { n: digits, d: 10n ** BigInt(-shift) }
}
const add = (a: Q, b: Q): Q => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const mul = (a: Q, b: Q): Q => ({ n: a.n * b.n, d: a.d * b.d })
const div = (a: Q, b: Q): Q => ({ n: a.n * b.d, d: a.d * b.n })
const less = (a: Q, b: Q): boolean => a.n * b.d < b.n * a.d
const max = (a: Q, b: Q): Q => (less(a, b) ? b : a)
const min = (a: Q, b: Q): Q => (less(a, b) ? a : b)
const ZERO = q(0)
const total = (all: Q[]): Q => all.reduce(add, ZERO)
const ceil = ({ n, d }: Q): Q => ({ n: (n + d - 1n) / d, d: 1n })
/** Half up; amounts are not negative. */
const cents = ({ n, d }: Q): Q => ({ n: (2n * n + d) / (2n * d), d: 1n })
const num = ({ n, d }: Q): number => Number(n) / Number(d)

export interface Recomputed {
  /** kg, CBM or containers. */
  quantity: number | null
  /** Low and high in US cents. */
  components: Record<string, [number, number] | null>
  total: [number, number] | null
  vat: [number, number] | null
  /** Minor units of the marketplace, of one unit: goods, freight, duty, total. */
  landed: ([number, number] | null)[]
}

const EU = ['DE', 'FR', 'IT', 'ES']
const CURRENCY: Record<string, [string, number]> = {
  US: ['USD', 2],
  UK: ['GBP', 2],
  DE: ['EUR', 2],
  FR: ['EUR', 2],
  JP: ['JPY', 0],
  CA: ['CAD', 2],
  IT: ['EUR', 2],
  ES: ['EUR', 2],
  IN: ['INR', 2],
}
const VAT: Record<string, number> = { US: 0, UK: 0.2, DE: 0.19, FR: 0.2, JP: 0.1, IT: 0.22, ES: 0.21, IN: 0.18 }
const ORDER = ['pickup', 'exportCustoms', 'mainFreight', 'fuel', 'insurance', 'destinationHandling', 'isf'].concat([
  'customsEntry',
  'bond',
  'duty',
  'euItemDuty',
  'consignmentLevy',
  'mpf',
  'hmf',
  'delivery',
  'remoteArea',
  'oversize',
])

type Bounds = [Q, Q] | null

/** One mode. The input has a card of the mode in force on the ship date, and no other of its region. */
export function recompute(input: FreightInput, mode: string): Recomputed {
  const { cartons, goods, exchange, marketplace, duty } = input
  const card = input.rateCards.find((each) => each.mode === mode)!
  const isSea = mode === 'seaLcl' || mode === 'seaFcl' || mode === 'seaParcel'
  const perEuro = (currency: string): Q | null => {
    if (currency === 'EUR') return q(1)
    return exchange && q(exchange.perEuro[currency as 'CNY'])
  }
  const convert = (amount: Q, from: string, to: string): Q | null => {
    const [source, target] = [perEuro(from), perEuro(to)]
    if (from === to) return amount
    if (!source || !target) return null
    const decimals = (currency: string) => q(currency === 'JPY' ? 1 : 100)
    return mul(mul(div(amount, mul(decimals(from), source)), target), decimals(to))
  }

  // The load.
  const count = (each: (typeof cartons)[number]) => q(each.count)
  const volumeOf = (each: (typeof cartons)[number]) => mul(mul(q(each.lengthMm), q(each.widthMm)), q(each.heightMm))
  const mm3 = total(cartons.map((each) => mul(count(each), volumeOf(each))))
  const grams = total(cartons.map((each) => mul(count(each), q(each.weightGrams))))
  const cartonCount = total(cartons.map(count))
  const cbm = div(mm3, q(1e9))
  const units = goods.units ?? cartons.reduce((sum, each) => sum + each.count * each.unitsPerCarton!, 0)

  // Chargeable quantity.
  const { measure } = card
  const step = (weight: Q): Q => {
    const small = measure.smallStep
    const size = q(small && less(weight, q(small.below)) ? small.grams : measure.stepGrams!)
    return mul(ceil(div(weight, size)), size)
  }
  let quantity: Q | null = null
  if (measure.per === 'cbm') quantity = max(cbm, div(grams, q(measure.kgPerCbm! * 1000)))
  if (measure.per === 'kg') {
    const volumetric = (volume: Q) => div(volume, q(measure.divisor!))
    const charged =
      measure.rounds === 'shipment'
        ? step(max(grams, volumetric(mm3)))
        : total(cartons.map((each) => mul(count(each), step(max(q(each.weightGrams), volumetric(volumeOf(each)))))))
    quantity = div(charged, q(1000))
  }
  if (quantity && measure.least !== null) quantity = max(quantity, q(measure.least))

  // Main freight.
  let main: Bounds = null
  let containers: Q | null = null
  if (measure.per === 'container') {
    const priced = input.containers.flatMap((size) => {
      const price = card.prices.find(({ per }) => per === size.container)
      const inner = [size.innerMm.length, size.innerMm.width, size.innerMm.height].sort((a, b) => a - b)
      const fits = cartons.every((each) =>
        [each.lengthMm, each.widthMm, each.heightMm].sort((a, b) => a - b).every((side, at) => side <= inner[at]!),
      )
      return price && fits ? [{ size, price }] : []
    })
    let best: { low: number; high: number; count: number } | null = null
    const sizes = priced.map(({ size, price }) => ({
      ...price,
      room: BigInt(Math.round(size.usableCbm * 1e9)) * mm3.d,
      payload: BigInt(size.payloadGrams) * grams.d,
      most: Math.max(num(mm3) / (size.usableCbm * 1e9), num(grams) / size.payloadGrams) + 2,
    }))
    /** Every mix, from none of each container to more than the load needs of each. */
    const tryMixes = (at: number, room: bigint, payload: bigint, low: number, high: number, count: number): void => {
      const size = sizes[at]
      if (size)
        for (let more = 0; more <= size.most; more++) {
          const times = BigInt(more)
          const [space, load] = [room + times * size.room, payload + times * size.payload]
          tryMixes(at + 1, space, load, low + more * size.low, high + more * size.high, count + more)
        }
      else if (sizes.length > 0 && room >= mm3.n && payload >= grams.n) {
        const order = best ? [high - best.high, low - best.low, count - best.count].find((each) => each !== 0) : -1
        if (order !== undefined && order < 0) best = { low, high, count }
      }
    }
    tryMixes(0, 0n, 0n, 0, 0, 0)
    const found = best as { low: number; high: number; count: number } | null
    if (found) {
      main = [q(found.low), q(found.high)]
      containers = q(found.count)
      quantity = containers
    }
  } else {
    const price = card.prices[0]!
    main = [mul(q(price.low), quantity!), mul(q(price.high), quantity!)]
  }
  const atLeast = (amount: Q) => cents(max(amount, q(card.minimumCharge ?? 0)))
  if (main) main = [atLeast(main[0]), atLeast(main[1])]

  // Goods.
  const { unitValue } = goods
  const worth = unitValue ? convert(q(unitValue.amount * units), unitValue.currency, 'USD') : null
  const value = worth && cents(worth)

  const lines: Record<string, Bounds> = { mainFreight: main }
  const rate = (bounds: Bounds, of: { low: number; high: number }): Bounds =>
    bounds && [cents(mul(bounds[0], q(of.low))), cents(mul(bounds[1], q(of.high)))]
  lines.fuel = card.fuelRate ? rate(main, card.fuelRate) : null
  if (input.options.insurance) lines.insurance = rate(value && [value, value], input.options.insurance)
  const oversize = total(
    cartons
      .filter(
        (each) =>
          [each.lengthMm, each.widthMm, each.heightMm].some((side) => side > input.limits.oversizeSideMm) ||
          each.weightGrams > input.limits.oversizeGrams,
      )
      .map(count),
  )
  const typed = ['pickup', 'exportCustoms', 'destinationHandling', 'customsEntry', 'delivery']
  if (marketplace === 'US') typed.push('bond')
  if (marketplace === 'US' && isSea) typed.push('isf')
  if (input.options.remoteArea) typed.push('remoteArea')
  if (oversize.n > 0n) typed.push('oversize')
  for (const key of typed) {
    const all = input.charges.filter(
      (each) => each.component === key && (each.per !== 'container' || mode === 'seaFcl'),
    )
    const charge = all.find((each) => each.mode === mode) ?? all.find((each) => each.mode === null)
    const times =
      charge &&
      {
        shipment: q(1),
        kg: measure.per === 'kg' ? quantity : div(grams, q(1000)),
        cbm: measure.per === 'cbm' ? quantity : cbm,
        carton: key === 'oversize' ? oversize : cartonCount,
        container: containers,
      }[charge.per]
    const low = charge && times ? convert(mul(q(charge.low), times), charge.currency, 'USD') : null
    const high = charge && times ? convert(mul(q(charge.high), times), charge.currency, 'USD') : null
    lines[key] = low && high ? [cents(low), cents(high)] : null
  }
  const has = (key: string) => (card.includes as string[]).includes(key)
  for (const key of Object.keys(lines)) if (key !== 'mainFreight' && has(key)) lines[key] = [ZERO, ZERO]

  // Duty.
  const sumOf = (keys: string[]): [Q, Q] => {
    const known = keys.flatMap((key) => (lines[key] ? [lines[key]] : []))
    return [total(known.map(([low]) => low)), total(known.map(([, high]) => high))]
  }
  let customs: Bounds = value && [value, value]
  if (customs && marketplace !== 'US' && marketplace !== 'CA') {
    const freight = sumOf(['pickup', 'exportCustoms', 'mainFreight', 'fuel', 'insurance'])
    customs = main ? [add(customs[0], freight[0]), add(customs[1], freight[1])] : null
  }
  const rates = duty.layers.flatMap((layer) => (layer.rate === null ? [] : [q(layer.rate)]))
  const layered = (): Bounds =>
    customs && rates.length > 0
      ? [
          total(rates.map((each) => cents(mul(customs[0], each)))),
          total(rates.map((each) => cents(mul(customs[1], each)))),
        ]
      : null
  const euros = (low: number, high: number): Bounds => {
    const [least, most] = [convert(q(low), 'EUR', 'USD'), convert(q(high), 'EUR', 'USD')]
    return least && most ? [cents(least), cents(most)] : null
  }
  const inEuro = unitValue ? convert(q(unitValue.amount * units), unitValue.currency, 'EUR') : null
  if (EU.includes(marketplace) && !inEuro) lines.duty = null
  else if (EU.includes(marketplace) && inEuro && !less(q(15_000), cents(inEuro))) {
    const day = input.date.on
    if (day < '2026-07-01') lines.duty = [ZERO, ZERO]
    else if (day < '2028-07-01') lines.euItemDuty = euros(300 * duty.itemCategories, 300 * duty.itemCategories)
    else lines.duty = layered()
    if (marketplace === 'IT' && day >= '2026-01-01') lines.consignmentLevy = euros(200, 200)
    if (marketplace === 'FR' && day >= '2026-03-01')
      lines.consignmentLevy = euros(200 * duty.itemCategories, 200 * Math.max(duty.itemCategories, units))
  } else lines.duty = layered()
  if (marketplace === 'US') {
    const share = value && cents(div(mul(value, q(3464)), q(1_000_000)))
    const { least, most } = duty.mpfLimits
    lines.mpf = null
    if (share && least !== null && most !== null) {
      const fee = min(max(share, q(least)), q(most))
      lines.mpf = [fee, fee]
    } else if (share && least !== null) lines.mpf = [q(least), max(share, q(least))]
    else if (share && most !== null) lines.mpf = [min(share, q(most)), q(most)]
    if (isSea) {
      const fee = value && cents(div(mul(value, q(125)), q(100_000)))
      lines.hmf = fee && [fee, fee]
    }
  }
  for (const key of ['duty', 'euItemDuty', 'consignmentLevy', 'mpf', 'hmf']) {
    if (key in lines && has(key)) lines[key] = [ZERO, ZERO]
  }

  // VAT.
  const vatRate = duty.importVat.rate ?? VAT[marketplace] ?? null
  const isDutyKnown = ['duty', 'euItemDuty'].every((key) => !(key in lines) || (lines[key] && !has(key)))
  let vat: Bounds = null
  if (has('importVat') || vatRate === 0) vat = [ZERO, ZERO]
  else if (vatRate !== null && customs && isDutyKnown) {
    const onward = [...EU, 'UK'].includes(marketplace) ? ['destinationHandling', 'delivery'] : []
    const taxes = sumOf(['duty', 'euItemDuty', ...onward])
    vat = [cents(mul(add(customs[0], taxes[0]), q(vatRate))), cents(mul(add(customs[1], taxes[1]), q(vatRate)))]
  }

  // Landed cost.
  const [currency] = CURRENCY[marketplace]!
  const each = (bounds: Bounds): Bounds => {
    const part = (amount: Q) => convert(div(amount, q(units)), 'USD', currency)
    const [low, high] = [bounds && part(bounds[0]), bounds && part(bounds[1])]
    return low && high ? [cents(low), cents(high)] : null
  }
  const duties = ['duty', 'euItemDuty', 'consignmentLevy', 'mpf', 'hmf']
  const unitGoods = unitValue && convert(q(unitValue.amount), unitValue.currency, currency)
  const landedGoods: Bounds = unitGoods && [cents(unitGoods), cents(unitGoods)]
  const landedFreight = main ? each(sumOf(Object.keys(lines).filter((key) => !duties.includes(key)))) : null
  const landedDuty = main && !('duty' in lines && !lines.duty) ? each(sumOf(duties)) : null
  const landedVat = duty.importVat.reclaimable ? null : each(vat)
  const landedTotal: Bounds =
    landedGoods && landedFreight
      ? [0, 1].reduce<[Q, Q]>(
          (sums, at) => {
            const parts = [landedGoods, landedFreight, landedDuty, landedVat].flatMap((part) =>
              part ? [part[at]!] : [],
            )
            sums[at] = total(parts)
            return sums
          },
          [ZERO, ZERO],
        )
      : null

  const shown = (bounds: Bounds): [number, number] | null => bounds && [num(bounds[0]), num(bounds[1])]
  return {
    quantity: quantity && num(quantity),
    components: Object.fromEntries(ORDER.flatMap((key) => (key in lines ? [[key, shown(lines[key]!)]] : []))),
    total: main ? shown(sumOf(Object.keys(lines))) : null,
    vat: shown(vat),
    landed: [landedGoods, landedFreight, landedDuty, landedTotal].map(shown),
  }
}
