/** What is shipped, where to and when, as names and values. */
import { marketplaces } from '../../marketplaces.ts'
import { formatCount } from '../../number.ts'
import { fillText } from '../../wording.ts'
import { countText } from '../counted.ts'
import { formatRates, type Reader } from '../writing.ts'
import { unitsOf } from './check-input.ts'
import { formatIn, formatQuantity } from './figures.ts'
import { centreOf } from './fulfilment-centres.ts'
import { INPUT_NAMES, LOAD_TEXTS, NOT_SET, TERMS_NAMES } from './input.texts.ts'
import type { Carton, FreightInput } from './input.ts'
import { loadOf, MM3_PER_CBM } from './load.ts'
import { SECTION_NAMES } from './problem.texts.ts'
import { REGION_NAMES } from './region.texts.ts'

export interface ShipmentFact {
  name: string
  text: string
}

export function shipmentFacts(input: FreightInput, writing: Reader): ShipmentFact[] {
  const { language, grouping } = writing
  const names = INPUT_NAMES[language]
  const blank = NOT_SET[language]
  const { marketplace, goods, date, options } = input
  const { unitValue, unitWeightGrams, units, htsCode } = goods
  const { insurance } = options
  const fact = (name: string, text: string | null): ShipmentFact[] => (text === null ? [] : [{ name, text }])
  return [
    ...fact(SECTION_NAMES[language].cartons, loadText(input.cartons, writing)),
    ...fact(names.units, units === null ? null : formatCount(units, grouping)),
    ...fact(names.unitValue, unitValue ? formatIn(unitValue.amount, unitValue.currency, grouping) : blank),
    ...fact(
      names.unitWeight,
      unitWeightGrams === null ? null : `${formatQuantity(unitWeightGrams / 1000, grouping)} kg`,
    ),
    ...fact(names.hts, htsCode?.trim() || null),
    ...fact(names.marketplace, marketplaces[marketplace].name[language]),
    ...fact(names.fc, centreText(input, writing) ?? blank),
    ...fact(names[date.kind], date.on),
    ...fact(names.terms, TERMS_NAMES[language][options.terms] + (options.remoteArea ? ` · ${names.remote}` : '')),
    ...fact(names.insurance, insurance && formatRates(insurance, writing)),
  ]
}

/** `20 cartons, 1.92 CBM, 240 kg gross, 480 units` */
export function loadText(cartons: readonly Carton[], reader: Reader): string {
  const { language, grouping } = reader
  const texts = LOAD_TEXTS[language]
  const load = loadOf(cartons)
  const units = unitsOf(cartons)
  const sum = fillText(texts.sum, {
    cartons: countText('carton', load.cartons, reader),
    cbm: formatQuantity(load.mm3 / MM3_PER_CBM, grouping),
    weight: formatQuantity(load.grossGrams / 1000, grouping),
  })
  return units === null ? sum : sum + fillText(texts.units, { units: countText('unit', units, reader) })
}

function centreText({ fcCode, fulfilmentCentres }: FreightInput, { language }: Reader): string | null {
  const code = fcCode?.trim()
  if (!code) return null
  const region = centreOf(code, fulfilmentCentres)?.region
  return region ? `${code.toUpperCase()} · ${REGION_NAMES[language][region]}` : code.toUpperCase()
}

/** `60 × 40 × 40`, in cm. */
export const cartonSizeText = ({ lengthMm, widthMm, heightMm }: Carton, { grouping }: Reader): string =>
  [lengthMm, widthMm, heightMm].map((side) => formatQuantity(side / 10, grouping)).join(' × ')
