import { Button, TextInput } from '@mantine/core'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { FoldedGroup, Group, WholeRow } from '../../parts/folded-group.tsx'
import { CheckText, ChoiceText, NumberText, unitSection, useTableForm } from './form-fields.tsx'
import { COLUMNS_MAX } from './table-form.ts'
import { fieldId, useFieldFault } from './use-faults.ts'

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The settings that apply to all rows of a fulfillment table. */
export function FulfilmentFields() {
  const { t } = useTranslation('own-tables')
  const { fields } = useTableForm().form
  const length = fields.lengthUnit ?? ''
  const per = length === 'in' ? 'in³/lb' : 'cm³/kg'
  return (
    <>
      <Group title={t('field.settings')} note={fields.goods === 'all' && t('field.surcharge')}>
        <ChoiceText
          name="goods"
          label={t('field.goods')}
          options={(['all', 'apparel', 'dangerous'] as const).map((value) => ({ value, label: t(`goods.${value}`) }))}
        />
        <ChoiceText name="lengthUnit" label={t('field.lengthUnit')} options={plain(['in', 'cm', 'mm'])} />
        <ChoiceText name="weightUnit" label={t('field.weightUnit')} options={plain(['oz', 'lb', 'g', 'kg'])} />
        <ChoiceText
          name="billed"
          label={t('field.billed')}
          options={(['unit', 'greater', 'unknown'] as const).map((value) => ({ value, label: t(`billed.${value}`) }))}
        />
        <NumberText name="divisor" label={t('field.divisor')} description={t('field.divisorHint')} unit={per} />
        <NumberText name="leastSide" label={t('field.leastSide')} unit={length} />
        <WholeRow>
          <CheckText name="isPeak" label={t('field.isPeak')} />
        </WholeRow>
      </Group>
      <PriceFields />
      <MoreFields />
    </>
  )
}

function PriceFields() {
  const { t } = useTranslation('own-tables')
  const { form, change } = useTableForm()
  const { prices, marketplace } = form
  const { currency } = marketplaces[marketplace]
  return (
    <Group title={t('field.prices')} note={t('field.pricesHint')}>
      {(form.fields.goods !== 'all' || (form.fields.priceFrom ?? '') !== '') && (
        <NumberText name="priceFrom" label={t('field.priceFrom')} unit={currency} />
      )}
      {prices.map((to, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified only by their position
        <PriceEnd key={at} at={at} to={to} onChange={(text) => change({ prices: prices.with(at, text) })} />
      ))}
      <WholeRow>
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={prices.length >= COLUMNS_MAX}
            onClick={() => change({ prices: [...prices, ''] })}
          >
            {t('field.addPrice')}
          </Button>{' '}
          {prices.length > 1 && (
            <Button variant="subtle" size="xs" onClick={() => change({ prices: [...prices.slice(0, -2), ''] })}>
              {t('field.removePrice')}
            </Button>
          )}
        </div>
      </WholeRow>
    </Group>
  )
}

function PriceEnd({ at, to, onChange }: { at: number; to: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('own-tables')
  const { marketplace } = useTableForm().form
  return (
    <TextInput
      id={fieldId(`price${at}`)}
      label={t('field.priceTo', { n: at + 1 })}
      {...unitSection(marketplaces[marketplace].currency)}
      inputMode="decimal"
      autoComplete="off"
      value={to}
      error={useFieldFault(`price${at}`)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function MoreFields() {
  const { t } = useTranslation('own-tables')
  const { fields, marketplace } = useTableForm().form
  const { currency } = marketplaces[marketplace]
  const { lengthUnit = '', weightUnit = '' } = fields
  const names = ['lowBelow', 'lowCut', 'overLength', 'overGirth', 'overWeight'] as const
  const isSet = names.some((name) => (fields[name] ?? '') !== '')
  return (
    <FoldedGroup title={t('field.more')} summary={t('field.moreSummary')} open={isSet}>
      <NumberText name="lowBelow" label={t('field.lowBelow')} unit={currency} />
      <NumberText name="lowCut" label={t('field.lowCut')} description={t('field.lowCutHint')} unit={currency} />
      <NumberText name="overLength" label={t('field.overLength')} unit={lengthUnit} />
      <NumberText name="overGirth" label={t('field.overGirth')} unit={lengthUnit} />
      <NumberText name="overWeight" label={t('field.overWeight')} unit={weightUnit} />
    </FoldedGroup>
  )
}
