import { useId } from 'react'
import type { Comparison, ComparisonRow } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { tonedColumn } from '#contracts/model/report/format.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { BlockHeading } from './block-heading.tsx'
import { MethodMark } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'
import { ScrolledTable } from './scrolled-table.tsx'
import classes from './table.module.css'

const lossAt = (figure: Figure | undefined) => figure && valueToneOf(figure.value, figure.unit)
const toneAt = ({ best, tone, figures }: ComparisonRow, at: number, toned: number) =>
  best?.includes(at) ? 'good' : ((at === toned ? tone : undefined) ?? lossAt(figures[at]))

export function ComparisonBlock(comparison: Comparison) {
  const { title, columns, rows } = comparison
  const toned = tonedColumn(comparison)
  const { text, figure } = useReportContext()
  const id = useId()
  const names = columns.map((name) => (typeof name === 'string' ? name : text(name.text)))
  return (
    <div>
      <BlockHeading id={id} title={text(title)} />
      <ScrolledTable labelledBy={id} caption={text(title)} className={classes.table}>
        <thead>
          <tr>
            <th scope="col" data-align="words">
              {text('column.figure')}
            </th>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed, and two may share a name
              <th key={at} scope="col" data-align="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored report never change their order
            <tr key={index}>
              <th scope="row" data-align="words">
                {text(row.label)}
              </th>
              {row.figures.map((each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} data-align="number" data-tone={toneAt(row, at, toned)}>
                  <MethodMark origin={each}>{figure(each)}</MethodMark>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </div>
  )
}
