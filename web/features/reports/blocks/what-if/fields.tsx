import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { MAX_SIDE_MM, MAX_WEIGHT_G } from '#contracts/model/calculators/parcel-limits.ts'
import { MAX_MONTHS, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useReportContext } from '../report-context.tsx'
import { FieldGroup, FoldedGroup, type GroupProps } from './field-group.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { useMoneyFields } from './use-money-fields.tsx'

interface FieldsProps extends GroupProps {
  /** True if our tables lack one of the fees, so that the reader has to enter it. */
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
      {start.vat.rate > 0 && (
        <NumberField
          {...percent('whatIf.vatRate', input.vat.rate)}
          filled
          onChange={(rate) => change({ vat: { ...input.vat, rate: percent.fraction(rate) ?? 0 } })}
        />
      )}
    </FieldGroup>
  )
}

function RunningFields({ input, start, change }: GroupProps) {
  const { text } = useReportContext()
  const { money, percent } = useMoneyFields(start.price)
  const { ads, returns } = input
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
        {...percent('whatIf.returnRate', returns.rate, 30, 1)}
        onChange={(rate) => change({ returns: { ...returns, rate: percent.fraction(rate) } })}
      />
      <NumberField
        {...percent('whatIf.returnLoss', returns.loss, 100)}
        assumed={returns.loss === start.returns.loss}
        filled
        onChange={(share) => change({ returns: { ...returns, loss: percent.fraction(share) ?? 0 } })}
      />
      <NumberField
        label={text('whatIf.months')}
        value={input.storageMonths}
        slider={{ max: 12, step: 0.5 }}
        decimals={1}
        max={MAX_MONTHS}
        filled
        onChange={(months) => change({ storageMonths: months ?? 0 })}
      />
    </FieldGroup>
  )
}

const SIDES = ['length', 'width', 'height'] as const
type Sides = Record<(typeof SIDES)[number], number | null>

/** Null until all three sides are known. */
const sizeOf = ({ length, width, height }: Sides): ProfitInput['size'] =>
  length === null || width === null || height === null ? null : { length, width, height }

function ParcelFields({ input, change }: GroupProps) {
  const { text } = useReportContext()
  // Keeps the sides typed so far, because `input.size` stays null until all three sides are known.
  const [sides, setSides] = useState<Sides>(input.size ?? { length: null, width: null, height: null })
  const setSide = (side: keyof Sides, millimeters: number | null) => {
    const typed = { ...sides, [side]: millimeters }
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
        max={MAX_WEIGHT_G}
        positive
        onChange={(weight) => change({ weight })}
      />
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={text(`whatIf.${side}`)}
          value={sides[side]}
          decimals={2}
          max={MAX_SIDE_MM}
          positive
          onChange={(millimeters) => setSide(side, millimeters)}
        />
      ))}
    </FieldGroup>
  )
}

function OwnFields({ input, start, change, hasUnknownFee }: FieldsProps) {
  const { text } = useReportContext()
  const { money, percent } = useMoneyFields(start.price)
  const changeOwn = (part: Partial<ProfitInput['own']>) => change({ own: { ...input.own, ...part } })
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
