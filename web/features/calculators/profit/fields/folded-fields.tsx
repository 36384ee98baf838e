import { NativeSelect } from '@mantine/core'
import { INPUT_NAMES, PLACEMENT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import { MAX_MONTHS, PLACEMENTS, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { amountsOf, fractionOf, percentField } from '../../public/amounts.ts'
import { FIELD } from './field-ids.ts'
import type { GroupProps } from './group-props.ts'
import { useSummaries } from './summaries.ts'

export function StorageFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { by } = input.placement
  const { money, minor } = amountsOf(input.marketplace)
  return (
    <FoldedGroup title={t('profit.group.storage')} summary={useSummaries(input).storage}>
      <NumberField
        id={FIELD.agedInventory}
        label={names.months}
        value={input.storageMonths}
        decimals={1}
        max={MAX_MONTHS}
        filled
        onChange={(months) => change({ storageMonths: months ?? 0 })}
      />
      <NativeSelect
        {...(by !== 'own' && { id: FIELD.placement })}
        label={names.placement}
        value={by}
        data={PLACEMENTS.map((value) => ({ value, label: PLACEMENT_NAMES[language][value] }))}
        onChange={({ currentTarget }) =>
          change({ placement: { by: PLACEMENTS.find((each) => each === currentTarget.value) ?? 'own', amount: null } })
        }
      />
      {by === 'own' && (
        <NumberField
          id={FIELD.placement}
          label={t('profit.field.placement')}
          {...money(input.placement.amount)}
          onChange={(amount) => change({ placement: { by, amount: minor(amount) } })}
        />
      )}
      <NumberField
        id={FIELD.lowInventory}
        label={lines.lowInventory}
        {...money(input.lowInventory)}
        onChange={(amount) => change({ lowInventory: minor(amount) })}
      />
    </FoldedGroup>
  )
}

export function ReturnFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const names = INPUT_NAMES[useLanguage()]
  const { money, minor } = amountsOf(input.marketplace)
  const put = (part: Partial<ProfitInput['returns']>) => change({ returns: { ...input.returns, ...part } })
  return (
    <FoldedGroup title={t('profit.group.returns')} summary={useSummaries(input).returns}>
      <NumberField
        id={FIELD.returns}
        label={names.returnRate}
        {...percentField(input.returns.rate, 1)}
        onChange={(percent) => put({ rate: fractionOf(percent) })}
      />
      <NumberField
        label={t('profit.field.returnLoss')}
        {...percentField(input.returns.loss)}
        filled
        onChange={(percent) => put({ loss: fractionOf(percent) ?? 0 })}
      />
      <NumberField
        label={names.returnProcessing}
        {...money(input.returns.processing)}
        onChange={(amount) => put({ processing: minor(amount) })}
      />
    </FoldedGroup>
  )
}

/** Shown only for marketplaces whose prices contain a tax. */
export function TaxFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const names = INPUT_NAMES[useLanguage()]
  const summary = useSummaries(input).tax
  if (marketplaces[input.marketplace].vat === 0) return null
  return (
    <FoldedGroup title={names.vat} summary={summary}>
      <NumberField
        id={FIELD.vat}
        label={t('profit.field.vatRate')}
        {...percentField(input.vat.rate)}
        filled
        onChange={(percent) => change({ vat: { ...input.vat, rate: fractionOf(percent) ?? 0 } })}
      />
      <CheckField
        label={t('profit.field.registered')}
        description={t('profit.note.registered')}
        checked={input.vat.isRegistered}
        onChange={(isRegistered) => change({ vat: { ...input.vat, isRegistered } })}
      />
    </FoldedGroup>
  )
}

export function MoneyFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const { money, minor } = amountsOf(input.marketplace)
  return (
    <FoldedGroup title={t('profit.group.money')} summary={useSummaries(input).money}>
      <NumberField
        id={FIELD.payout}
        label={names.payout}
        {...percentField(input.payoutRate)}
        onChange={(percent) => change({ payoutRate: fractionOf(percent) })}
      />
      <NumberField
        id={FIELD.exchange}
        label={names.exchange}
        {...percentField(input.exchangeRate)}
        onChange={(percent) => change({ exchangeRate: fractionOf(percent) })}
      />
      <NumberField
        id={FIELD.other}
        label={lines.other}
        {...money(input.other)}
        onChange={(amount) => change({ other: minor(amount) })}
      />
    </FoldedGroup>
  )
}

export function OwnFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const names = INPUT_NAMES[useLanguage()]
  const { money, minor } = amountsOf(input.marketplace)
  const put = (part: Partial<ProfitInput['own']>) => change({ own: { ...input.own, ...part } })
  return (
    <FoldedGroup title={names.own} summary={useSummaries(input).own} note={t('profit.note.own')}>
      <NumberField
        id={FIELD.ownReferral}
        label={names.ownReferral}
        {...percentField(input.own.referralRate)}
        onChange={(percent) => put({ referralRate: fractionOf(percent) })}
      />
      {input.fulfilment === 'fba' && (
        <>
          <NumberField
            id={FIELD.ownFba}
            label={names.ownFba}
            {...money(input.own.fba)}
            onChange={(amount) => put({ fba: minor(amount) })}
          />
          <NumberField
            id={FIELD.ownStorage}
            label={names.ownStorage}
            {...money(input.own.storage)}
            onChange={(amount) => put({ storage: minor(amount) })}
          />
        </>
      )}
    </FoldedGroup>
  )
}
