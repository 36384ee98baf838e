/** The cells of a mode in the table of modes: a figure, and the small print below it. */
import { DASH } from '../../number.ts'
import { fillText } from '../../wording.ts'
import { countSpanText, countText } from '../counted.ts'
import type { Reader } from '../writing.ts'
import { formatBounds, formatQuantity } from './figures.ts'
import { containersText } from './formula.ts'
import { PER_NAMES } from './freight.texts.ts'
import { DECIDED_BY_TEXTS, MODE_TEXTS } from './result.texts.ts'
import type { Chargeable, ModeResult } from './result.ts'

export interface ModeCell {
  figure: string
  notes: string[]
}

/** The known cost of the shipment; only for modes with a price. */
export function costCell({ total, missing, onArrival }: ModeResult, writing: Reader): ModeCell {
  const texts = MODE_TEXTS[writing.language]
  return {
    figure: total ? formatBounds(total, writing) : DASH,
    notes: [
      ...(missing.length > 0 ? [fillText(texts.missing, { count: String(missing.length) })] : []),
      ...(onArrival && onArrival.high > 0
        ? [fillText(texts.onArrival, { amount: formatBounds(onArrival, writing) })]
        : []),
    ],
  }
}

/** The known cost of a unit and of a kg; only for modes with a price. */
export function eachCell({ perUnit, perKg }: ModeResult, writing: Reader): ModeCell {
  const texts = MODE_TEXTS[writing.language]
  return {
    figure: perUnit ? formatBounds(perUnit, writing) : texts.noUnits,
    notes: perKg ? [fillText(texts.perKg, { amount: formatBounds(perKg, writing) })] : [],
  }
}

export function chargeableCell({ chargeable, components }: ModeResult, reader: Reader): ModeCell {
  const { language, grouping } = reader
  const basis = components.find(({ key }) => key === 'mainFreight')?.basis
  const texts = MODE_TEXTS[language]
  const { per, quantity, decidedBy, grossGrams, volumetricGrams } = chargeable
  const weight = (grams: number) => formatQuantity(grams / 1000, grouping)
  return {
    figure: quantity === null ? DASH : quantityText(quantity, per, reader),
    notes: [
      ...(basis?.kind === 'containers' ? [containersText(basis, reader)] : []),
      ...(decidedBy ? [DECIDED_BY_TEXTS[language][decidedBy]] : []),
      ...(volumetricGrams !== null && decidedBy === 'volume'
        ? [fillText(texts.actual, { weight: weight(grossGrams) })]
        : []),
      ...(volumetricGrams !== null && decidedBy === 'weight'
        ? [fillText(texts.volumetric, { weight: weight(volumetricGrams) })]
        : []),
    ],
  }
}

function quantityText(quantity: number, per: Chargeable['per'], reader: Reader): string {
  if (per === 'container') return countText('container', quantity, reader)
  return `${formatQuantity(quantity, reader.grouping)} ${PER_NAMES[reader.language][per]}`
}

/** Days, and the date if every leg takes its most days: the latest ship date, or the day in stock. */
export function timeCell({ schedule, transitDays, gap }: ModeResult, reader: Reader): ModeCell {
  const texts = MODE_TEXTS[reader.language]
  if (!schedule || !transitDays) return { figure: gap === 'notServed' ? DASH : texts.noDays, notes: [] }
  const isWhole = schedule.missing.length === 0
  const isBackwards = schedule.direction === 'backwards'
  const step = schedule.steps.find(({ key }) => key === (isBackwards ? 'ship' : 'inStock'))
  const days = countSpanText('day', isWhole ? schedule.days : transitDays, reader)
  return {
    figure: fillText(isWhole ? texts.total : texts.transit, { days }),
    notes: [
      ...(step ? [fillText(isBackwards ? texts.shipBy : texts.arrives, { day: step.slow })] : []),
      ...(isWhole ? [] : [fillText(texts.legsMissing, { count: String(schedule.missing.length) })]),
    ],
  }
}
