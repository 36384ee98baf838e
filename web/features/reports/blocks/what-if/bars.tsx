import { useId } from 'react'
import { formatSpan } from '#contracts/model/calculators/writing.ts'
import type { Range } from '#contracts/model/range.ts'
import { BlockHeading } from '../block-heading.tsx'
import { useReportContext } from '../report-context.tsx'
import classes from './bars.module.css'
import type { WhatIf } from './what-if.ts'

/** A bar for each cost of a unit and a bar for the net profit, all on the same scale. */
export function Bars({ price, result }: { price: number; result: WhatIf }) {
  const { language, text, value } = useReportContext()
  const id = useId()
  const scale = Math.max(price, ...result.lines.map((line) => line.amount?.value ?? 0))
  const typed = result.lines.filter((line) => line.amount !== null || line.reason !== 'blank')
  const row = (label: string, amount: Range | null, tone: 'cost' | 'good' | 'bad', unknown: string) => (
    <li key={label} className={classes.row}>
      <span className={classes.label}>{label}</span>
      <span className={classes.track} aria-hidden="true">
        {amount && (
          <span
            className={classes.bar}
            data-tone={tone}
            style={{ width: `${(Math.min(Math.abs(amount.value), scale) / scale) * 100}%` }}
          />
        )}
      </span>
      {amount ? (
        <span className={classes.amount} data-tone={tone}>
          {value(amount.value, 'money')}
          <span className={classes.share}>{value(amount.value / price, 'percent')}</span>
          {amount.low !== amount.high && (
            <span className={classes.range}>{formatSpan(amount, (minor) => value(minor, 'money'), { language })}</span>
          )}
        </span>
      ) : (
        <span className={classes.unknown}>{unknown}</span>
      )}
    </li>
  )
  return (
    <div>
      <BlockHeading id={id} title={text('whatIf.bars')} />
      <ul className={classes.bars} aria-labelledby={id}>
        {typed
          .filter((line) => line.amount === null || line.amount.value > 0)
          .map(({ key, amount, reason }) =>
            row(
              text(`whatIf.line.${key}`),
              amount,
              'cost',
              reason === 'blank' || reason === null ? text('whatIf.blank') : text(`reason.${reason}`),
            ),
          )}
        {row(text('whatIf.line.net'), result.net, (result.net?.value ?? 0) < 0 ? 'bad' : 'good', '—')}
      </ul>
    </div>
  )
}
