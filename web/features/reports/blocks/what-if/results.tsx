import { useId } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Range } from '#contracts/model/range.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { BlockHeading } from '../block-heading.tsx'
import { DataTable } from '../data-table.tsx'
import { FiguresBlock } from '../figures-block.tsx'
import { FindingsBlock } from '../findings-block.tsx'
import { useReportContext } from '../report-context.tsx'
import { Bars } from './bars.tsx'
import { type FigureMaker, figureMaker } from './figure-maker.ts'
import { gapSentences, warningSentences } from './sentences.ts'
import type { WhatIf } from './what-if.ts'

interface ResultsProps {
  input: ProfitInput
  result: WhatIf
  sample: boolean
}

export function Results({ input, result, sample }: ResultsProps) {
  const { text } = useReportContext()
  const figure = figureMaker(input, sample)
  const warnings = warningSentences(input, result, figure, text)
  const gaps = gapSentences(result, text)
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
      <Clicks result={result} figure={figure} />
      {result.periods.length > 1 && <Periods result={result} figure={figure} />}
    </>
  )
}

interface TableProps {
  result: WhatIf
  figure: FigureMaker
}

/** Returns a function that builds a column of amounts. The head shows method and date; the cells show the bounds. */
function useMoneyColumn(figure: FigureMaker) {
  const context = useReportContext()
  return (title: TextKey, amounts: (Range | null)[]) => {
    const figures = amounts.map((amount) => figure(title, 'money', amount))
    const { method, asOf } =
      figures.find((each) => each.method === 'estimated') ?? figures[0] ?? figure(title, 'money', null)
    return {
      head: { title: context.text(title), unit: 'money' as const, method, asOf },
      cells: figures,
    }
  }
}

function Clicks({ result, figure }: TableProps) {
  const { text } = useReportContext()
  const id = useId()
  const amounts = useMoneyColumn(figure)(
    'whatIf.maxCpc',
    result.maxBids.map(({ amount }) => amount),
  )
  if (!result.breakEvenAcos) return null
  return (
    <div>
      <BlockHeading id={id} title={text('whatIf.maxCpc')} />
      <DataTable
        labelledBy={id}
        caption={`${text('whatIf.maxCpc')} · ${text('whatIf.note.maxCpc')}`}
        columns={[{ title: text('whatIf.conversion'), unit: 'percent', asOf: amounts.head.asOf }, amounts.head]}
        rows={result.maxBids.map(({ conversion }, at) => [conversion, amounts.cells[at] ?? null])}
      />
    </div>
  )
}

function Periods({ result: { periods }, figure }: TableProps) {
  const { text } = useReportContext()
  const id = useId()
  const column = useMoneyColumn(figure)
  const money = (['fulfilment', 'storage', 'net'] as const).map((key) =>
    column(
      `whatIf.line.${key}`,
      periods.map((period) => period[key]),
    ),
  )
  const day = (title: TextKey) => ({ title: text(title), unit: 'date' as const, asOf: money[0]?.head.asOf ?? '' })
  return (
    <div>
      <BlockHeading id={id} title={text('whatIf.periods')} />
      <DataTable
        labelledBy={id}
        caption={text('whatIf.periods')}
        columns={[day('whatIf.from'), day('whatIf.to'), ...money.map(({ head }) => head)]}
        rows={periods.map(({ from, to }, at) => [from, to, ...money.map(({ cells }) => cells[at] ?? null)])}
        highlight={periods.findIndex((period) => period.isCurrent)}
      />
    </div>
  )
}
