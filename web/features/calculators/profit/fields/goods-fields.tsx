import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { Group } from '../../parts/folded-group.tsx'
import { amountsOf } from '../../public/amounts.ts'
import { FIELD } from './field-ids.ts'
import type { GroupProps } from './group-props.ts'

/** Fields for the costs of a unit up to its arrival in the warehouse, without duty. */
export function GoodsFields({ input, assumed, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const lines = LINE_NAMES[useLanguage()]
  const { money, minor } = amountsOf(input.marketplace)
  return (
    <Group title={t('profit.group.goods')}>
      <NumberField
        id={FIELD.cost}
        label={lines.cost}
        {...money(input.cost)}
        assumed={input.cost !== null && input.cost === assumed.cost}
        onChange={(cost) => change({ cost: minor(cost) })}
      />
      <NumberField
        id={FIELD.freight}
        label={lines.freight}
        {...money(input.freight)}
        assumed={input.freight !== null && input.freight === assumed.freight}
        // A typed amount counts as the complete freight, so it leaves no component out.
        onChange={(freight) => change({ freight: minor(freight), freightLeavesOut: [] })}
      />
    </Group>
  )
}
