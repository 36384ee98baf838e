import { FULFILMENT_NAMES, INPUT_NAMES, MEASURE_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { writeNumber } from '#web/kit/fields/number-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import {
  fromGrams,
  fromMillimeters,
  LENGTH_DECIMALS,
  type LengthUnit,
  useUnits,
  WEIGHT_DECIMALS,
} from '../../parts/units.ts'
import { useDutySummary } from '../fields/duty-fields.tsx'
import { useSummaries } from '../fields/summaries.ts'
import classes from './saved.module.css'

/** The inputs of a calculation, read-only. */
export function InputFacts({ input }: { input: ProfitInput }) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const lines = LINE_NAMES[language]
  const grouping = useGrouping()
  const [units] = useUnits()
  const summaries = useSummaries(input)
  const duty = useDutySummary()(input)
  const blank = t('profit.summary.blank')
  const money = (minor: number | null) => (minor === null ? blank : formatMoney(minor, input.marketplace, grouping))
  const rate = (share: number | null) => (share === null ? blank : formatRate(share, grouping))
  const { ads, fbm } = input
  const isFba = input.fulfilment === 'fba'
  const facts: (readonly [string, string])[] = [
    [names.marketplace, marketplaces[input.marketplace].name[language]],
    [names.price, money(input.price)],
    [names.on, input.on],
    [
      names.category,
      input.feeCategory ? FEE_CATEGORY_NAMES[language][input.feeCategory] : t('profit.field.noCategory'),
    ],
    [MEASURE_NAMES[language][input.measures], input.size ? sizeText(input.size, units.length) : blank],
    [
      names.weight,
      input.weight === null
        ? blank
        : `${writeNumber(fromGrams(input.weight, units.weight), WEIGHT_DECIMALS[units.weight])} ${units.weight}`,
    ],
    [lines.cost, money(input.cost)],
    [lines.freight, money(input.freight)],
    [names.duty, duty],
    [names.fulfilment, FULFILMENT_NAMES[language][input.fulfilment]],
    ...(isFba
      ? [[t('profit.group.storage'), summaries.storage] as const]
      : [
          [lines.postage, money(fbm.postage)] as const,
          [lines.handling, money(fbm.handling)] as const,
          [names.charged, money(fbm.charged)] as const,
        ]),
    ads.by === 'acos' ? [names.acos, rate(ads.share)] : [names.adsPerUnit, money(ads.amount)],
    [names.conversion, rate(input.conversionRate)],
    [t('profit.group.returns'), summaries.returns],
    ...(input.vat.rate > 0 ? [[names.vat, summaries.tax] as const] : []),
    [t('profit.group.money'), summaries.money],
    [names.own, summaries.own],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const sizeText = ({ length, width, height }: NonNullable<ProfitInput['size']>, unit: LengthUnit) => {
  const sides = [length, width, height].map((side) => writeNumber(fromMillimeters(side, unit), LENGTH_DECIMALS[unit]))
  return `${sides.join(' × ')} ${unit}`
}
