import { useState } from 'react'
import { INPUT_NAMES, MEASURE_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import { MAX_SIDE_MM, MAX_WEIGHT_G, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { ChoiceRow, WholeRow } from '../../parts/folded-group.tsx'
import {
  fromGrams,
  fromMillimeters,
  LENGTH_DECIMALS,
  LENGTH_UNITS,
  toGrams,
  toMillimeters,
  useUnits,
  WEIGHT_DECIMALS,
  WEIGHT_UNITS,
} from '../../parts/units.ts'
import { FIELD } from './field-ids.ts'
import type { GroupProps } from './group-props.ts'

const SIDES = ['length', 'width', 'height'] as const
type Sides = Record<(typeof SIDES)[number], number | null>

const sizeOf = ({ length, width, height }: Sides): ProfitInput['size'] =>
  length === null || width === null || height === null ? null : { length, width, height }

/** Size and weight, of the package or of the item alone, in the seller's units. */
export function SizeFields({ input, change }: Pick<GroupProps, 'input' | 'change'>) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const [units, setUnits] = useUnits()
  // The size is unknown until all three sides are typed; until then they are kept here.
  const [pending, setPending] = useState<Sides>({ length: null, width: null, height: null })
  const sides = input.size ?? pending
  const put = (side: keyof Sides, value: number | null) => {
    const typed = { ...sides, [side]: value }
    setPending(typed)
    change({ size: sizeOf(typed) })
  }
  return (
    <>
      <WholeRow>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            id={side === 'length' ? FIELD.fulfilment : `profit-${side}`}
            label={t(`profit.field.${side}`)}
            value={sides[side] === null ? null : fromMillimeters(sides[side], units.length)}
            unit={units.length}
            decimals={LENGTH_DECIMALS[units.length]}
            max={fromMillimeters(MAX_SIDE_MM, units.length)}
            positive
            onChange={(value) => put(side, value === null ? null : toMillimeters(value, units.length))}
          />
        ))}
        <NumberField
          id={FIELD.weight}
          label={names.weight}
          value={input.weight === null ? null : fromGrams(input.weight, units.weight)}
          unit={units.weight}
          decimals={WEIGHT_DECIMALS[units.weight]}
          max={fromGrams(MAX_WEIGHT_G, units.weight)}
          positive
          onChange={(value) => change({ weight: value === null ? null : toGrams(value, units.weight) })}
        />
      </WholeRow>
      <ChoiceRow>
        <Choice
          label={t('profit.field.lengthUnit')}
          options={LENGTH_UNITS.map((unit) => ({ value: unit, label: unit }))}
          value={units.length}
          onChange={(length) => setUnits({ length })}
        />
        <Choice
          label={t('profit.field.weightUnit')}
          options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }))}
          value={units.weight}
          onChange={(weight) => setUnits({ weight })}
        />
        <Choice
          label={t('profit.field.measures')}
          options={(['package', 'item'] as const).map((value) => ({ value, label: MEASURE_NAMES[language][value] }))}
          value={input.measures}
          onChange={(measures) => change({ measures })}
        />
      </ChoiceRow>
    </>
  )
}
