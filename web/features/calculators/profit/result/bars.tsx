import { type ReactNode, useId } from 'react'
import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import { formulaOf, netFormula } from '#contracts/model/calculators/profit/formula.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { Line } from '#contracts/model/calculators/profit/lines.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { formatAmount } from '#contracts/model/calculators/writing.ts'
import { isOwn } from '#contracts/model/fees/table-index.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { formatPercent } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useWriting } from '../../parts/use-writing.ts'
import classes from './result.module.css'
import { TableLink } from './table-link.tsx'

interface BarsProps {
  input: ProfitInput
  result: UnitProfit
  /** Whether the input fields are on the page, so that lines can link to them. */
  isEditable: boolean
}

/** How the income of a unit is spent: a bar for each line and one for the net profit. Each bar opens its formula. */
export function Bars({ input, result, isEditable }: BarsProps) {
  const { t } = useTranslation('calculators')
  const id = useId()
  const writing = useWriting(input.marketplace)
  const { language } = writing
  const scale = Math.max(result.income, ...result.lines.map(({ amount }) => amount?.value ?? 0))
  const shown = result.lines.filter(({ amount, reason }) => (amount ? amount.value > 0 : reason !== 'blank'))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('profit.bars')}
      </h2>
      <p className={classes.hint}>{t('profit.barsHint')}</p>
      <ul className={classes.bars}>
        {shown.map((line) => (
          <Bar
            key={line.key}
            name={LINE_NAMES[language][line.key]}
            ownSince={ownSince(line)}
            amount={line.amount}
            unknown={line.reason === null || line.reason === 'blank' ? '' : feeReason(language, line.reason)}
            tone="cost"
            scale={scale}
            input={input}
          >
            {formulaOf(line, writing).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <TableLink line={line} input={input} isEditable={isEditable} />
          </Bar>
        ))}
        {result.net && (
          <Bar
            name={FIGURE_NAMES[language].net}
            amount={result.net}
            unknown=""
            tone={result.net.value < 0 ? 'bad' : 'good'}
            scale={scale}
            input={input}
          >
            <p>
              {netFormula(result, writing)} = {formatAmount(result.net, writing)}
            </p>
          </Bar>
        )}
      </ul>
    </section>
  )
}

/** The first day of the own table that a line uses; undefined if it uses none. */
const ownSince = ({ basis }: Line): string | undefined =>
  basis.is === 'table' && basis.fee.amount && basis.fee.table && isOwn(basis.fee.table)
    ? basis.fee.table.validFrom
    : undefined

interface BarProps {
  name: string
  /** First day of the seller's own table. */
  ownSince?: string | undefined
  amount: Range | null
  /** Why there is no amount. */
  unknown: string
  tone: 'cost' | 'good' | 'bad'
  /** The amount that a bar of full width represents, in minor units. */
  scale: number
  input: ProfitInput
  /** The formula. */
  children: ReactNode
}

function Bar({ name, ownSince: day, amount, unknown, tone, scale, input, children }: BarProps) {
  const { t } = useTranslation('calculators')
  const { marketplace, price } = input
  const writing = useWriting(marketplace)
  const { grouping } = writing
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  return (
    <li className={tone === 'cost' ? undefined : classes.net}>
      <details>
        <summary className={classes.bar}>
          <span className={classes.name}>
            <ChevronIcon size={14} />
            {name}
          </span>
          {amount ? (
            <>
              <span className={classes.track} aria-hidden="true">
                <span
                  data-tone={tone}
                  style={{ width: `${(Math.min(Math.abs(amount.value), scale) / scale) * 100}%` }}
                />
              </span>
              <span className={classes.amount} data-tone={tone}>
                {money(amount.value)}
                <span className={classes.share}>{formatPercent(amount.value / price, grouping)}</span>
                {amount.low !== amount.high && (
                  <small className={classes.bounds}>{formatAmount(amount, writing)}</small>
                )}
              </span>
            </>
          ) : (
            <span className={classes.unknown}>{unknown}</span>
          )}
          {day && (
            <span className={classes.own}>
              <Tag tone="plain">{t('profit.ownTable', { day })}</Tag>
            </span>
          )}
        </summary>
        <div className={classes.formula}>{children}</div>
      </details>
    </li>
  )
}
