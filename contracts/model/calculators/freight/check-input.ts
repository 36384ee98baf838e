/** Finds every figure of an input that cannot be right, so that no result is computed from it. */
import { isDay } from './days.ts'
import { centreOf, isFcCode, normaliseFcCode } from './fulfilment-centres.ts'
import { normaliseHts } from './hts.ts'
import type { Carton, FreightInput, Limits } from './input.ts'
import { loadOf, volumeOf } from './load.ts'
import { checkRateCards } from './rate-cards.ts'
import type { Problem, ProblemKey } from './result.ts'
import { dutyLayersOf } from './start.ts'

interface Bounds {
  most: number
  isWhole?: boolean
  mayBeZero?: boolean
}

/** What is wrong with a number, or null. */
function faultOf(value: number, { most, isWhole = false, mayBeZero = false }: Bounds): ProblemKey | null {
  if (!Number.isFinite(value)) return 'notANumber'
  if (value < 0) return mayBeZero ? 'negative' : 'notPositive'
  if (value === 0 && !mayBeZero) return 'notPositive'
  if (value > most) return 'tooLarge'
  return isWhole && !Number.isInteger(value) ? 'notWhole' : null
}

function check(field: string, value: number | null | undefined, bounds: Bounds): Problem[] {
  const reason = value === null || value === undefined ? null : faultOf(value, bounds)
  return reason ? [{ field, reason }] : []
}

function checkRange(field: string, range: { low: number; high: number } | null, bounds: Bounds): Problem[] {
  if (range === null) return []
  const faults = [...check(`${field}.low`, range.low, bounds), ...check(`${field}.high`, range.high, bounds)]
  if (faults.length > 0) return faults
  return range.low > range.high ? [{ field, reason: 'reversed' }] : []
}

const checkDay = (field: string, day: string | null): Problem[] =>
  day === null || isDay(day) ? [] : [{ field, reason: 'badDay' }]

const checkHts = (field: string, code: string | null): Problem[] =>
  code === null || code.trim() === '' || normaliseHts(code) !== null ? [] : [{ field, reason: 'badHts' }]

/** All problems, in the order of the fields; empty if a result can be computed. */
export function checkInput(input: FreightInput): Problem[] {
  const cartons = input.cartons.flatMap((carton, at) => checkCarton(`cartons.${at}`, carton, input.limits))
  return [
    ...checkLimits(input.limits),
    ...checkFc(input),
    ...checkGoods(input),
    ...(input.cartons.length === 0 ? [{ field: 'cartons', reason: 'noCartons' } as const] : cartons),
    ...(cartons.length === 0 ? checkLoad(input) : []),
    ...checkDay('date.on', input.date.on),
    ...checkRange('options.insurance', input.options.insurance, { most: 1, mayBeZero: true }),
    ...checkRateCards(input.rateCards),
    ...checkCharges(input),
    ...checkDuty(input),
    ...checkExchange(input),
    ...Object.entries(input.legs).flatMap(([leg, days]) =>
      checkRange(`legs.${leg}`, days, { most: 730, isWhole: true, mayBeZero: true }),
    ),
    ...checkContainers(input),
  ]
}

/** The problems of one carton, whether it was typed or pasted. */
export function checkCarton(field: string, carton: Carton, limits: Limits): Problem[] {
  const side = { most: limits.sideMm }
  const faults = [
    ...check(`${field}.count`, carton.count, { most: limits.cartons, isWhole: true }),
    ...check(`${field}.lengthMm`, carton.lengthMm, side),
    ...check(`${field}.widthMm`, carton.widthMm, side),
    ...check(`${field}.heightMm`, carton.heightMm, side),
    ...check(`${field}.weightGrams`, carton.weightGrams, { most: limits.cartonGrams }),
    ...check(`${field}.unitsPerCarton`, carton.unitsPerCarton, { most: limits.units, isWhole: true }),
  ]
  if (faults.length > 0) return faults
  const gramsPerLitre = carton.weightGrams / (volumeOf(carton) / 1e6)
  if (gramsPerLitre > limits.gramsPerLitreMost) return [{ field: `${field}.weightGrams`, reason: 'tooHeavyForSize' }]
  return gramsPerLitre < limits.gramsPerLitreLeast ? [{ field: `${field}.weightGrams`, reason: 'tooLightForSize' }] : []
}

function checkLoad({ cartons, limits, goods }: FreightInput): Problem[] {
  const load = loadOf(cartons)
  const packed = unitsOf(cartons)
  return [
    ...(load.cartons > limits.cartons || load.mm3 / 1e9 > limits.cbm || load.grossGrams > limits.grossGrams
      ? [{ field: 'cartons', reason: 'tooLarge' } as const]
      : []),
    ...(packed !== null && goods.units !== null && goods.units > 0 && packed !== goods.units
      ? [{ field: 'goods.units', reason: 'unitsDiffer' } as const]
      : []),
  ]
}

/** The number of units in a carton list; null unless each carton says how many it holds. */
export function unitsOf(cartons: readonly Carton[]): number | null {
  return cartons.reduce<number | null>(
    (units, { count, unitsPerCarton }) =>
      units === null || unitsPerCarton === null ? null : units + count * unitsPerCarton,
    0,
  )
}

function checkGoods({ goods, limits }: FreightInput): Problem[] {
  const { units, unitSizeMm, unitWeightGrams, unitValue, htsCode } = goods
  return [
    ...check('goods.units', units, { most: limits.units, isWhole: true }),
    ...Object.entries(unitSizeMm ?? {}).flatMap(([side, length]) =>
      check(`goods.unitSizeMm.${side}`, length, { most: limits.sideMm }),
    ),
    ...check('goods.unitWeightGrams', unitWeightGrams, { most: limits.cartonGrams }),
    ...check('goods.unitValue.amount', unitValue?.amount, { most: limits.unitValue }),
    ...checkHts('goods.htsCode', htsCode),
  ]
}

function checkFc({ fcCode, fulfilmentCentres, marketplace }: FreightInput): Problem[] {
  const listed = fulfilmentCentres.flatMap(({ code }, at): Problem[] => {
    const field = `fulfilmentCentres.${at}.code`
    if (!isFcCode(normaliseFcCode(code))) return [{ field, reason: 'badFcCode' }]
    const earlier = centreOf(code, fulfilmentCentres.slice(0, at))
    return earlier ? [{ field, reason: 'duplicate' }] : []
  })
  if (fcCode === null || fcCode.trim() === '') return listed
  if (!isFcCode(normaliseFcCode(fcCode))) return [...listed, { field: 'fcCode', reason: 'badFcCode' }]
  const centre = centreOf(fcCode, fulfilmentCentres)
  return centre && centre.marketplace !== marketplace
    ? [...listed, { field: 'fcCode', reason: 'fcOfOtherMarketplace' }]
    : listed
}

function checkCharges({ charges, limits }: FreightInput): Problem[] {
  return charges.flatMap((charge, at): Problem[] => [
    ...checkRange(`charges.${at}`, charge, { most: limits.unitValue, mayBeZero: true }),
    ...(charge.per === 'container' && charge.mode !== null && charge.mode !== 'seaFcl'
      ? [{ field: `charges.${at}.per`, reason: 'cardUnits' } as const]
      : []),
    ...(charges.slice(0, at).some(({ component, mode }) => component === charge.component && mode === charge.mode)
      ? [{ field: `charges.${at}.component`, reason: 'duplicate' } as const]
      : []),
  ])
}

function checkDuty({ duty, limits, marketplace }: FreightInput): Problem[] {
  const { layers, itemCategories, mpfLimits, importVat } = duty
  const cents = { most: limits.unitValue, mayBeZero: true }
  const isReversed = mpfLimits.least !== null && mpfLimits.most !== null && mpfLimits.least > mpfLimits.most
  return [
    ...layers.flatMap((layer, at): Problem[] => [
      ...(dutyLayersOf(marketplace).includes(layer.kind)
        ? []
        : [{ field: `duty.layers.${at}.kind`, reason: 'layerOfOtherMarketplace' } as const]),
      ...(layers.slice(0, at).some(({ kind }) => kind === layer.kind)
        ? [{ field: `duty.layers.${at}.kind`, reason: 'duplicate' } as const]
        : []),
      ...check(`duty.layers.${at}.rate`, layer.rate, { most: limits.dutyRate, mayBeZero: true }),
      ...checkDay(`duty.layers.${at}.lookedUpOn`, layer.lookedUpOn),
      ...checkHts(`duty.layers.${at}.htsCode`, layer.htsCode),
    ]),
    ...check('duty.itemCategories', itemCategories, { most: 1000, isWhole: true }),
    ...check('duty.mpfLimits.least', mpfLimits.least, cents),
    ...check('duty.mpfLimits.most', mpfLimits.most, cents),
    ...(isReversed ? [{ field: 'duty.mpfLimits', reason: 'reversed' } as const] : []),
    ...check('duty.importVat.rate', importVat.rate, { most: 1, mayBeZero: true }),
  ]
}

const checkExchange = ({ exchange }: FreightInput): Problem[] =>
  exchange === null
    ? []
    : [
        ...checkDay('exchange.on', exchange.on),
        ...Object.entries(exchange.perEuro).flatMap(([currency, rate]) =>
          check(`exchange.perEuro.${currency}`, rate, { most: 100_000 }),
        ),
      ]

const checkContainers = ({ containers }: FreightInput): Problem[] =>
  containers.flatMap(({ container, usableCbm, payloadGrams, innerMm }, at): Problem[] => [
    ...checkSize(`containers.${at}.usableCbm`, usableCbm, 10, 200),
    ...checkSize(`containers.${at}.payloadGrams`, payloadGrams, 5_000_000, 100_000_000),
    ...Object.entries(innerMm).flatMap(([side, length]) =>
      check(`containers.${at}.innerMm.${side}`, length, { most: 20_000 }),
    ),
    ...(containers.findIndex((each) => each.container === container) < at
      ? [{ field: `containers.${at}.container`, reason: 'duplicate' } as const]
      : []),
  ])

/** Refuses containers smaller than any real one, because the search for the cheapest mix would take long. */
function checkSize(field: string, value: number, least: number, most: number): Problem[] {
  const faults = check(field, value, { most })
  if (faults.length > 0) return faults
  return value < least ? [{ field, reason: 'tooSmall' }] : []
}

/** Sellers may change the limits, but not beyond what the engine can compute. */
function checkLimits(limits: Limits): Problem[] {
  const most: Partial<Record<keyof Limits, number>> = { cbm: 10_000, grossGrams: 2_000_000_000 }
  return Object.entries(limits).flatMap(([name, value]) =>
    check(`limits.${name}`, value, { most: most[name as keyof Limits] ?? 1e12, mayBeZero: true }),
  )
}
