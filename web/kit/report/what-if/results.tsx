import { useId } from 'react'
import type { Range } from '#contracts/model/range.ts'
import type { Figure, Unit } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/texts.ts'
import type { WhatIfInput } from '#contracts/model/what-if/input.ts'
import type { WhatIf } from '#contracts/model/what-if/what-if.ts'
import { BlockHeading } from '../block-heading.tsx'
import { DataTable } from '../data-table.tsx'
import { FiguresBlock } from '../figures-block.tsx'
import { FindingsBlock } from '../findings-block.tsx'
import { useVoice } from '../report-context.tsx'
import { Bars } from './bars.tsx'
import { gapsOf, warningsOf } from './sentences.ts'

interface ResultsProps {
  input: WhatIfInput
  result: WhatIf
  sample: boolean
}

/** What comes out: the figures, where the money goes, and what a seller should know about the price and the day. */
export function Results({ input, result, sample }: ResultsProps) {
  const { text } = useVoice()
  const figure = figureMaker(input, sample)
  const warnings = warningsOf(input, result, figure, text)
  const gaps = gapsOf(result, text)
  const shown: [TextKey, Unit, Range | null, TextKey][] = [
    ['whatIf.line.net', 'money', result.net, 'whatIf.note.net'],
    ['column.netMargin', 'percent', result.margin, 'whatIf.note.margin'],
    ['column.roi', 'percent', result.roi, 'whatIf.note.roi'],
    ['column.acos', 'percent', result.breakEvenAcos, 'note.acos'],
    ...(result.net ? [] : ([['profit.left', 'money', result.left, 'whatIf.note.left']] satisfies typeof shown)),
  ]
  return (
    <>
      <FiguresBlock figures={shown.map(([label, unit, range, note]) => figure(label, unit, range, note))} />
      {gaps.length > 0 && <FindingsBlock kind="findings" tone="warning" items={gaps} />}
      <Bars price={input.price} result={result} />
      {warnings.length > 0 && <FindingsBlock kind="findings" tone="insight" items={warnings} />}
      <Clicks result={result} on={input.on} />
      {result.periods.length > 1 && <Periods result={result} on={input.on} />}
    </>
  )
}

export type FigureMaker = (label: TextKey, unit: Unit, range: Range | null, note?: TextKey) => Figure

/** Of a sample product every result is a sample; bounds that differ make an estimate. */
function figureMaker({ on }: WhatIfInput, sample: boolean): FigureMaker {
  return (label, unit, range, note) => {
    const bounded = range !== null && range.low !== range.high
    return {
      label,
      unit,
      value: range?.value ?? null,
      method: sample ? 'sample' : bounded ? 'estimated' : 'calculated',
      asOf: on,
      ...(bounded ? { low: range.low, high: range.high } : {}),
      ...(note ? { note } : {}),
    }
  }
}

function Clicks({ result, on }: { result: WhatIf; on: string }) {
  const { text } = useVoice()
  const id = useId()
  if (!result.breakEvenAcos) return null
  return (
    <div>
      <BlockHeading id={id} title={text('whatIf.maxCpc')} />
      <DataTable
        labelledBy={id}
        caption={`${text('whatIf.maxCpc')} · ${text('whatIf.note.maxCpc')}`}
        columns={[
          { title: text('whatIf.conversion'), unit: 'percent', asOf: on },
          { title: text('whatIf.maxCpc'), unit: 'money', asOf: on },
        ]}
        rows={result.maxCpc.map(({ conversion, amount }) => [conversion, amount?.value ?? null])}
      />
    </div>
  )
}

function Periods({ result, on }: { result: WhatIf; on: string }) {
  const { text } = useVoice()
  const id = useId()
  const money = (title: TextKey) => ({ title: text(title), unit: 'money' as const, asOf: on })
  return (
    <div>
      <BlockHeading id={id} title={text('whatIf.periods')} />
      <DataTable
        labelledBy={id}
        caption={text('whatIf.periods')}
        columns={[
          { title: text('whatIf.from'), unit: 'date', asOf: on },
          { title: text('whatIf.to'), unit: 'date', asOf: on },
          money('whatIf.line.fba'),
          money('whatIf.line.storage'),
          money('whatIf.line.net'),
        ]}
        rows={result.periods.map(({ from, to, fba, storage, net }) => [
          from,
          to,
          fba?.value ?? null,
          storage?.value ?? null,
          net?.value ?? null,
        ])}
        highlight={result.periods.findIndex((period) => period.current)}
      />
    </div>
  )
}
