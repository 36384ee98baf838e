import { FULFILMENT_NAMES, INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { ChoiceRow, Group } from '../../parts/folded-group.tsx'
import { amountsOf, fractionOf, percentField } from '../../public/amounts.ts'
import { FIELD } from './field-ids.ts'
import type { GroupProps } from './group-props.ts'

/** Fields to choose FBA or FBM, and for the costs of an FBM order. */
export function FulfilmentFields({ input, change }: GroupProps) {
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { money, minor } = amountsOf(input.marketplace)
  const { fbm, fulfilment } = input
  return (
    <Group title={names.fulfilment}>
      <ChoiceRow>
        <Choice
          label={names.fulfilment}
          options={(['fba', 'fbm'] as const).map((value) => ({ value, label: FULFILMENT_NAMES[language][value] }))}
          value={fulfilment}
          onChange={(chosen) => change({ fulfilment: chosen })}
        />
      </ChoiceRow>
      {fulfilment === 'fbm' && (
        <>
          <NumberField
            id={FIELD.postage}
            label={lines.postage}
            {...money(fbm.postage)}
            onChange={(postage) => change({ fbm: { ...fbm, postage: minor(postage) } })}
          />
          <NumberField
            id={FIELD.handling}
            label={lines.handling}
            {...money(fbm.handling)}
            onChange={(handling) => change({ fbm: { ...fbm, handling: minor(handling) } })}
          />
          <NumberField
            label={names.charged}
            {...money(fbm.charged)}
            filled
            onChange={(charged) => change({ fbm: { ...fbm, charged: minor(charged) ?? 0 } })}
          />
        </>
      )}
    </Group>
  )
}

/** Fields for advertising, and for the conversion rate that the maximum bid needs. */
export function AdFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const names = INPUT_NAMES[useLanguage()]
  const { money, minor } = amountsOf(input.marketplace)
  const { ads } = input
  return (
    <Group title={t('profit.group.ads')}>
      <ChoiceRow>
        <Choice
          label={t('profit.field.adsBy')}
          options={(['acos', 'unit'] as const).map((value) => ({ value, label: t(`profit.adsBy.${value}`) }))}
          value={ads.by}
          onChange={(by) => change({ ads: by === 'unit' ? { by, amount: null } : { by, share: null } })}
        />
      </ChoiceRow>
      {ads.by === 'acos' ? (
        <NumberField
          key="acos"
          id={FIELD.ads}
          label={names.acos}
          {...percentField(ads.share)}
          onChange={(percent) => change({ ads: { by: 'acos', share: fractionOf(percent) } })}
        />
      ) : (
        <NumberField
          key="unit"
          id={FIELD.ads}
          label={names.adsPerUnit}
          {...money(ads.amount)}
          onChange={(amount) => change({ ads: { by: 'unit', amount: minor(amount) } })}
        />
      )}
      <NumberField
        id="profit-conversion"
        label={names.conversion}
        {...percentField(input.conversionRate, 1)}
        positive
        onChange={(percent) => change({ conversionRate: fractionOf(percent) })}
      />
    </Group>
  )
}
