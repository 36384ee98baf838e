import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ASSUMED, sizeOf, type WhatIfInput } from '#contracts/model/what-if/input.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useReportContext } from '../report-context.tsx'
import { FieldGroup, FoldedGroup, type GroupProps } from './field-group.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { useMoneyFields } from './use-money-fields.tsx'

interface FieldsProps extends GroupProps {
  /** A fee is in none of our tables, so the reader has to enter it. */
  hasUnknownFee: boolean
}

export function Fields(props: FieldsProps) {
  return (
    <>
      {props.hasUnknownFee && <OwnFields {...props} />}
      <SaleFields {...props} />
      <RunningFields {...props} />
      <TariffFields {...props} />
      <ParcelFields {...props} />
      {!props.hasUnknownFee && <OwnFields {...props} />}
    </>
  )
}

function SaleFields({ input, start, change }: GroupProps) {
  const { text } = useReportContext()
  const { money, percent } = useMoneyFields(start.price)
  return (
    <FieldGroup title={text('whatIf.group.sale')}>
      <NumberField
        {...money('whatIf.price', input.price, 1.6)}
        required
        onChange={(price) => change({ price: money.minor(price) ?? 0 })}
      />
      <NumberField
        {...money('whatIf.cost', input.cost, 0.8)}
        assumed={input.cost === start.cost}
        onChange={(cost) => change({ cost: money.minor(cost) })}
      />
      <NumberField
        {...money('whatIf.freight', input.freight, 0.4)}
        assumed={input.freight === start.freight}
        onChange={(freight) => change({ freight: money.minor(freight) })}
      />
      <NumberField
        {...money('whatIf.other', input.other)}
        onChange={(other) => change({ other: money.minor(other) })}
      />
      {start.vatRate > 0 && (
        <NumberField
          {...percent('whatIf.vatRate', input.vatRate)}
          filled
          onChange={(rate) => change({ vatRate: percent.fraction(rate) ?? 0 })}
        />
      )}
    </FieldGroup>
  )
}

function RunningFields({ input, start, change }: GroupProps) {
  const { text } = useReportContext()
  const { money, percent } = useMoneyFields(start.price)
  const { ads } = input
  return (
    <FieldGroup title={text('whatIf.group.running')}>
      <NativeSelect
        label={text('whatIf.adsBy')}
        value={ads.by}
        data={[
          { value: 'acos', label: text('whatIf.adsBy.acos') },
          { value: 'unit', label: text('whatIf.adsBy.unit') },
        ]}
        onChange={(event) =>
          change({
            ads: event.currentTarget.value === 'unit' ? { by: 'unit', amount: null } : { by: 'acos', share: null },
          })
        }
      />
      {ads.by === 'acos' ? (
        <NumberField
          {...percent('whatIf.acos', ads.share, 60)}
          onChange={(share) => change({ ads: { by: 'acos', share: percent.fraction(share) } })}
        />
      ) : (
        <NumberField
          {...money('whatIf.adPerUnit', ads.amount, 0.6)}
          onChange={(amount) => change({ ads: { by: 'unit', amount: money.minor(amount) } })}
        />
      )}
      <NumberField
        {...percent('whatIf.returnRate', input.returnRate, 30)}
        onChange={(rate) => change({ returnRate: percent.fraction(rate) })}
      />
      <NumberField
        {...percent('whatIf.returnLoss', input.returnLoss, 100)}
        assumed={input.returnLoss === ASSUMED.returnLoss}
        filled
        onChange={(share) => change({ returnLoss: percent.fraction(share) ?? 0 })}
      />
      <NumberField
        label={text('whatIf.months')}
        value={input.storageMonths}
        slider={{ max: 12, step: 0.5 }}
        decimals={1}
        filled
        onChange={(months) => change({ storageMonths: months ?? 0 })}
      />
    </FieldGroup>
  )
}

const SIDES = ['whatIf.length', 'whatIf.width', 'whatIf.height'] as const

function ParcelFields({ input, change }: GroupProps) {
  const { text } = useReportContext()
  // The size is set once all three sides are known; until then they are kept here.
  const [sides, setSides] = useState<readonly (number | null)[]>(input.size ?? [null, null, null])
  const setSide = (at: number, side: number | null) => {
    const typed = sides.with(at, side)
    setSides(typed)
    change({ size: sizeOf(typed), measures: 'package' })
  }
  return (
    <FieldGroup title={text('whatIf.group.parcel')}>
      <DateField label={text('whatIf.on')} value={input.on} onChange={(on) => change({ on })} />
      <NumberField
        label={text('whatIf.weight')}
        value={input.weight}
        decimals={0}
        onChange={(weight) => change({ weight })}
      />
      {SIDES.map((side, at) => (
        <NumberField
          key={side}
          label={text(side)}
          value={sides[at] ?? null}
          decimals={2}
          onChange={(length) => setSide(at, length)}
        />
      ))}
    </FieldGroup>
  )
}

function OwnFields({ input, start, change, hasUnknownFee }: FieldsProps) {
  const { text } = useReportContext()
  const { money, percent } = useMoneyFields(start.price)
  const changeOwn = (part: Partial<WhatIfInput['own']>) => change({ own: { ...input.own, ...part } })
  return (
    <FoldedGroup title={text(hasUnknownFee ? 'whatIf.group.ownNeeded' : 'whatIf.group.own')} open={hasUnknownFee}>
      <NumberField
        {...percent('whatIf.ownReferral', input.own.referralRate)}
        onChange={(rate) => changeOwn({ referralRate: percent.fraction(rate) })}
      />
      <NumberField
        {...money('whatIf.ownFba', input.own.fba)}
        onChange={(fba) => changeOwn({ fba: money.minor(fba) })}
      />
      <NumberField
        {...money('whatIf.ownStorage', input.own.storage)}
        onChange={(storage) => changeOwn({ storage: money.minor(storage) })}
      />
    </FoldedGroup>
  )
}
