/**
 * Chargeable weight and volume (DOMAIN B3): air 6000 cm³/kg, express 5000 cm³/kg, LCL by weight or measure and at least
 * one CBM. Forwarders round the shipment as a whole; `rounds` of a rate card can round each carton instead.
 */
import { cartonsFit, containersAlone } from './containers.ts'
import type { Carton, ContainerSize } from './input.ts'
import { loadOf, MM3_PER_CBM, ROUNDING, volumeOf } from './load.ts'
import type { Mode } from './modes.ts'
import type { Measure } from './rate-card.ts'
import type { Chargeable } from './result.ts'

const byWeight = (divisor: number, smallStep: Measure['smallStep']): Measure => ({
  per: 'kg',
  divisor,
  kgPerCbm: null,
  stepGrams: 1000,
  smallStep,
  rounds: 'shipment',
  least: null,
})
const byMeasure: Measure = {
  per: 'cbm',
  divisor: null,
  kgPerCbm: 1000,
  stepGrams: null,
  smallStep: null,
  rounds: 'shipment',
  least: 1,
}
const byContainer: Measure = { ...byMeasure, per: 'container', kgPerCbm: null, least: null }

/**
 * How each mode is measured unless its rate card says otherwise. Source: DOMAIN B3; rail, sea parcel and the rounding
 * steps are common practice.
 */
export const MEASURES: Record<Mode, Measure> = {
  air: byWeight(6000, null),
  express: byWeight(5000, { grams: 500, below: 21_000 }),
  seaLcl: byMeasure,
  seaFcl: byContainer,
  rail: byMeasure,
  seaParcel: byWeight(6000, null),
}

/** The chargeable quantity of a shipment. `quantity` is null for containers, because their number depends on prices. */
export function chargeableOf(
  cartons: readonly Carton[],
  measure: Measure,
  containers: readonly ContainerSize[],
): Chargeable {
  const load = loadOf(cartons)
  const { grossGrams } = load
  const cbm = load.mm3 / MM3_PER_CBM
  const known = { per: measure.per, grossGrams, cbm, volumetricGrams: null, containers: null }
  if (measure.per === 'container') {
    const fitting = containers.filter((size) => cartonsFit(cartons, size))
    return { ...known, quantity: null, decidedBy: null, containers: containersAlone(load, fitting) }
  }
  if (measure.per === 'cbm') {
    const byWeightCbm = grossGrams / ((measure.kgPerCbm ?? 1000) * 1000)
    return { ...known, ...withLeast(Math.max(cbm, byWeightCbm), byWeightCbm > cbm, measure.least) }
  }
  const divisor = measure.divisor ?? 6000
  // cm³ ÷ (cm³/kg) in kg equals mm³ ÷ (cm³/kg) in grams.
  const volumetricGrams = load.mm3 / divisor
  const grams =
    measure.rounds === 'carton'
      ? cartons.reduce(
          (total, carton) =>
            total + carton.count * roundUp(Math.max(carton.weightGrams, volumeOf(carton) / divisor), measure),
          0,
        )
      : roundUp(Math.max(grossGrams, volumetricGrams), measure)
  return { ...known, volumetricGrams, ...withLeast(grams / 1000, grossGrams >= volumetricGrams, measure.least) }
}

function withLeast(
  quantity: number,
  isWeight: boolean,
  least: number | null,
): Pick<Chargeable, 'quantity' | 'decidedBy'> {
  if (least !== null && least > quantity) return { quantity: least, decidedBy: 'least' }
  return { quantity, decidedBy: isWeight ? 'weight' : 'volume' }
}

function roundUp(grams: number, { stepGrams, smallStep }: Measure): number {
  const step = smallStep !== null && grams < smallStep.below ? smallStep.grams : (stepGrams ?? 1)
  return Math.ceil(grams / step - ROUNDING) * step
}
