import { NativeSelect } from '@mantine/core'
import { INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Group } from '../../parts/folded-group.tsx'
import { amountsOf } from '../../public/amounts.ts'
import { FIELD } from './field-ids.ts'
import classes from './fields.module.css'
import type { GroupProps } from './group-props.ts'
import { SizeFields } from './size-fields.tsx'

/** Fields for the values that the fee tables need: price, category, day, size and weight. */
export function ProductFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const { money, minor } = amountsOf(input.marketplace)
  const categories = FEE_CATEGORIES.map((value) => ({ value, label: FEE_CATEGORY_NAMES[language][value] }))
  return (
    <Group title={t('profit.group.product')}>
      <NumberField
        id={FIELD.price}
        label={input.vat.rate > 0 ? names.priceWithTax : names.price}
        {...money(input.price)}
        required
        onChange={(price) => change({ price: minor(price) ?? 0 })}
      />
      <DateField label={names.on} value={input.on} onChange={(on) => change({ on })} />
      <NativeSelect
        id={FIELD.referral}
        className={classes.category}
        label={names.category}
        value={input.feeCategory ?? ''}
        data={[{ value: '', label: t('profit.field.noCategory') }, ...categories]}
        onChange={({ currentTarget }) =>
          change({ feeCategory: FEE_CATEGORIES.find((each) => each === currentTarget.value) ?? null })
        }
      />
      <SizeFields input={input} change={change} />
      <CheckField
        label={t('profit.field.dangerous')}
        checked={input.isDangerous}
        onChange={(isDangerous) => change({ isDangerous })}
      />
    </Group>
  )
}
