import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatRate } from '#contracts/model/calculators/profit/writing.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { fractionOf, percentField } from './amounts.ts'
import { FIELD } from './field-ids.ts'
import classes from './fields.module.css'
import type { GroupProps } from './group-props.ts'

type Layer = ProfitInput['tariffs'][number]

/** The layers of customs duty: each a rate with the day on which it was looked up. */
export function DutyFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const summary = useDutySummary()(input)
  const isOnGoods = input.marketplace === 'US' || input.marketplace === 'CA'
  const put = (kind: Layer['kind'], part: Partial<Layer>) =>
    change({ tariffs: input.tariffs.map((layer) => (layer.kind === kind ? { ...layer, ...part } : layer)) })
  return (
    <FoldedGroup
      title={t('profit.group.duty')}
      summary={summary}
      note={t(isOnGoods ? 'profit.note.dutyOnGoods' : 'profit.note.dutyOnLanded')}
    >
      {input.tariffs.map(({ kind, rate, on }, at) => (
        <div key={kind} className={classes.layer}>
          <NumberField
            id={at === 0 ? FIELD.duty : `${FIELD.duty}-${kind}`}
            label={t(`profit.tariff.${kind}`)}
            {...percentField(rate)}
            onChange={(percent) => put(kind, { rate: fractionOf(percent) })}
          />
          <DateField
            label={t('profit.field.lookedUp')}
            aria-label={t('profit.field.lookedUpOf', { layer: t(`profit.tariff.${kind}`) })}
            value={on}
            onChange={(day) => put(kind, { on: day })}
          />
        </div>
      ))}
    </FoldedGroup>
  )
}

/** `Base duty 5% + Section 301 25% = 30% · looked up 2026-11-23`. */
export function useDutySummary() {
  const { t } = useTranslation('calculators')
  const grouping = useGrouping()
  return ({ tariffs }: ProfitInput) => {
    const layers = tariffs.flatMap(({ kind, rate, on }) => (rate === null ? [] : [{ kind, rate, on }]))
    const [first] = layers.map(({ on }) => on).toSorted()
    if (!first) return t('profit.summary.blank')
    const parts = layers.map(({ kind, rate }) => `${t(`profit.tariff.${kind}`)} ${formatRate(rate, grouping)}`)
    const sum = layers.reduce((total, { rate }) => total + rate, 0)
    const total = layers.length > 1 ? ` = ${formatRate(sum, grouping)}` : ''
    return `${parts.join(' + ')}${total} · ${t('profit.summary.lookedUp', { day: first })}`
  }
}
