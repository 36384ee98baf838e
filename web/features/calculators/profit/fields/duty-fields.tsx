import { Button } from '@mantine/core'
import { DUTY_LAYER_NAMES, lookedUpText } from '#contracts/model/calculators/duty-layers.texts.ts'
import { fixedDutyText } from '#contracts/model/calculators/profit/fixed-duty-text.ts'
import { INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { isValuedForExport } from '#contracts/model/customs-value.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { useWriting } from '../../parts/use-writing.ts'
import { amountsOf, fractionOf, percentField } from '../../public/amounts.ts'
import { FIELD } from './field-ids.ts'
import classes from './fields.module.css'
import type { GroupProps } from './group-props.ts'

type Layer = ProfitInput['tariffs'][number]

/** The layers of customs duty: each a rate with the day on which it was looked up. */
export function DutyFields({ input, change }: GroupProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const writing = useWriting(input.marketplace)
  const layers = input.fixedDuty ? [] : input.tariffs
  const summary = useDutySummary()(input)
  const isOnGoods = isValuedForExport(input.marketplace)
  const { money, minor } = amountsOf(input.marketplace)
  const put = (kind: Layer['kind'], part: Partial<Layer>) =>
    change({ tariffs: input.tariffs.map((layer) => (layer.kind === kind ? { ...layer, ...part } : layer)) })
  return (
    <FoldedGroup
      title={names.duty}
      summary={summary}
      note={input.fixedDuty ? null : t(isOnGoods ? 'profit.note.dutyOnGoods' : 'profit.note.dutyOnLanded')}
    >
      {input.fixedDuty && (
        <div className={classes.fixedDuty}>
          <span>{fixedDutyText(input.fixedDuty, writing)}</span>
          <Button id={FIELD.duty} variant="default" size="xs" onClick={() => change({ fixedDuty: null })}>
            {t('profit.field.dutyRates')}
          </Button>
        </div>
      )}
      {layers.map(({ kind, rate, on }, at) => (
        <div key={kind} className={classes.layer}>
          <NumberField
            id={at === 0 ? FIELD.duty : `${FIELD.duty}-${kind}`}
            label={DUTY_LAYER_NAMES[language][kind]}
            {...percentField(rate)}
            onChange={(percent) => put(kind, { rate: fractionOf(percent) })}
          />
          <DateField
            label={t('profit.field.lookedUp')}
            aria-label={t('profit.field.lookedUpOf', { layer: DUTY_LAYER_NAMES[language][kind] })}
            value={on}
            onChange={(day) => put(kind, { on: day })}
          />
        </div>
      ))}
      {!isOnGoods && (
        <div className={classes.layer}>
          <NumberField
            id={FIELD.freightToBorder}
            label={names.freightToBorder}
            {...money(input.freightToBorder)}
            onChange={(amount) => change({ freightToBorder: minor(amount) })}
          />
        </div>
      )}
    </FoldedGroup>
  )
}

/** Returns a function that writes `Base duty 5% + Section 301 25% = 30% (looked up 2026-11-23)`. */
export function useDutySummary() {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const grouping = useGrouping()
  return ({ tariffs, fixedDuty, marketplace }: ProfitInput) => {
    if (fixedDuty) return fixedDutyText(fixedDuty, { language, grouping, marketplace })
    const layers = tariffs.flatMap(({ kind, rate, on }) => (rate === null ? [] : [{ kind, rate, on }]))
    const [first] = layers.map(({ on }) => on).toSorted()
    if (!first) return t('profit.summary.blank')
    const parts = layers.map(({ kind, rate }) => `${DUTY_LAYER_NAMES[language][kind]} ${formatRate(rate, grouping)}`)
    const sum = layers.reduce((total, { rate }) => total + rate, 0)
    const total = layers.length > 1 ? ` = ${formatRate(sum, grouping)}` : ''
    return `${parts.join(' + ')}${total}${lookedUpText(first, language)}`
  }
}
