import {
  FIGURE_GAPS,
  FIGURE_NAMES,
  FIGURE_NOTES,
  type ProfitFigure,
} from '#contracts/model/calculators/profit/figures.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { formatRate, formatSpan } from '#contracts/model/calculators/writing.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useWriting } from '../../parts/use-writing.ts'
import classes from './result.module.css'

interface FiguresProps {
  marketplace: Marketplace
  conversionRate: number | null
  result: UnitProfit
}

/** Net profit, margin, ROI, break-even ACOS and maximum bid, each with its bounds if it is a range. */
export function Figures({ marketplace, conversionRate, result }: FiguresProps) {
  const { t } = useTranslation('calculators')
  const writing = useWriting(marketplace)
  const { language, grouping } = writing
  const gaps = FIGURE_GAPS[language]
  const money = (value: number) => formatMoney(value, marketplace, grouping)
  const percent = (value: number) => formatPercent(value, grouping)
  const figures: [ProfitFigure, Range | null, (value: number) => string, string?][] = [
    ['net', result.net, money],
    ['margin', result.margin, percent],
    ['roi', result.roi, percent],
    ['breakEvenAcos', result.breakEvenAcos, percent, result.net ? gaps.noBreakEven : undefined],
    [
      'maxBid',
      result.maxBid,
      money,
      conversionRate === null
        ? gaps.noConversion
        : t('profit.figure.atConversion', { rate: formatRate(conversionRate, grouping) }),
    ],
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(([key, range, write, note]) => (
        <div key={key} data-figure={key}>
          <dt>{FIGURE_NAMES[language][key]}</dt>
          <dd data-tone={range && range.value < 0 ? 'bad' : undefined}>
            {range ? write(range.value) : DASH}
            {range && range.low !== range.high && <small>{formatSpan(range, write, writing)}</small>}
          </dd>
          <dd className={classes.how}>
            {range && key !== 'maxBid' ? FIGURE_NOTES[language][key] : (note ?? FIGURE_NOTES[language][key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
