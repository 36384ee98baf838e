/** Fields of lengths and weights in the seller's units; values are in millimeters and grams. */
import { MAX_SIDE_MM, MAX_WEIGHT_G } from '#contracts/model/calculators/parcel-limits.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { Choice } from '#web/kit/parts/choice.tsx'
import {
  fromGrams,
  fromMillimeters,
  LENGTH_DECIMALS,
  LENGTH_UNITS,
  toGrams,
  toMillimeters,
  type Units,
  WEIGHT_DECIMALS,
  WEIGHT_UNITS,
} from './units.ts'

interface MeasureFieldProps {
  /** The id of the input, for links to the field. */
  id?: string
  label: string
  units: Units
  value: number | null
  onChange: (value: number | null) => void
}

export const SideField = ({ units: { length }, value, onChange, ...named }: MeasureFieldProps) => (
  <NumberField
    {...named}
    value={value === null ? null : fromMillimeters(value, length)}
    unit={length}
    decimals={LENGTH_DECIMALS[length]}
    max={fromMillimeters(MAX_SIDE_MM, length)}
    positive
    onChange={(typed) => onChange(typed === null ? null : toMillimeters(typed, length))}
  />
)

export const WeightField = ({ units: { weight }, value, onChange, ...named }: MeasureFieldProps) => (
  <NumberField
    {...named}
    value={value === null ? null : fromGrams(value, weight)}
    unit={weight}
    decimals={WEIGHT_DECIMALS[weight]}
    max={fromGrams(MAX_WEIGHT_G, weight)}
    positive
    onChange={(typed) => onChange(typed === null ? null : toGrams(typed, weight))}
  />
)

interface UnitChoicesProps {
  labels: { length: string; weight: string }
  units: Units
  setUnits: (change: Partial<Units>) => void
}

export const UnitChoices = ({ labels, units, setUnits }: UnitChoicesProps) => (
  <>
    <Choice
      label={labels.length}
      options={LENGTH_UNITS.map((unit) => ({ value: unit, label: unit }))}
      value={units.length}
      onChange={(length) => setUnits({ length })}
    />
    <Choice
      label={labels.weight}
      options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }))}
      value={units.weight}
      onChange={(weight) => setUnits({ weight })}
    />
  </>
)
