import { useState } from 'react'
import { INPUT_NAMES, MEASURE_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { ChoiceRow, WholeRow } from '../../parts/folded-group.tsx'
import { SideField, UnitChoices, WeightField } from '../../parts/measure-fields.tsx'
import { useUnits } from '../../parts/units.ts'
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
  // Keeps the sides typed so far, because the input has no size until all three are typed.
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
          <SideField
            key={side}
            id={side === 'length' ? FIELD.fulfilment : `profit-${side}`}
            label={t(`profit.field.${side}`)}
            units={units}
            value={sides[side]}
            onChange={(value) => put(side, value)}
          />
        ))}
        <WeightField
          id={FIELD.weight}
          label={names.weight}
          units={units}
          value={input.weight}
          onChange={(weight) => change({ weight })}
        />
      </WholeRow>
      <ChoiceRow>
        <UnitChoices
          labels={{ length: t('profit.field.lengthUnit'), weight: t('profit.field.weightUnit') }}
          units={units}
          setUnits={setUnits}
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
