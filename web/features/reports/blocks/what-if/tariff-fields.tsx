import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { isValuedForExport } from '#contracts/model/customs-value.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useReportContext } from '../report-context.tsx'
import { FieldGroup, type GroupProps } from './field-group.tsx'
import { useMoneyFields } from './use-money-fields.tsx'
import classes from './what-if.module.css'

type Tariff = ProfitInput['tariffs'][number]

export function TariffFields({ input, start, change }: GroupProps) {
  const { text, marketplace } = useReportContext()
  const { percent } = useMoneyFields(start.price)
  const onGoods = isValuedForExport(marketplace)
  const changeTariff = (kind: Tariff['kind'], part: Partial<Tariff>) =>
    change({ tariffs: input.tariffs.map((layer) => (layer.kind === kind ? { ...layer, ...part } : layer)) })
  return (
    <FieldGroup
      title={text('whatIf.group.tariffs')}
      note={text(onGoods ? 'whatIf.tariffsNote.goods' : 'whatIf.tariffsNote.landed')}
    >
      {input.tariffs.map(({ kind, rate, on }) => (
        <div key={kind} className={classes.tariff}>
          <NumberField
            {...percent(`whatIf.tariff.${kind}`, rate)}
            onChange={(shown) => changeTariff(kind, { rate: percent.fraction(shown) })}
          />
          <DateField
            label={text('whatIf.tariffDay')}
            aria-label={text('whatIf.tariffOn', { layer: text(`whatIf.tariff.${kind}`) })}
            value={on}
            onChange={(day) => changeTariff(kind, { on: day })}
          />
        </div>
      ))}
    </FieldGroup>
  )
}
