/** A chart as a table, for readers who cannot see the drawing or want to copy numbers. */
import type { Chart, Column } from './block-kinds.ts'
import type { Unit } from './figure.ts'
import type { TextKey } from './text-key.ts'

export interface ChartTable {
  columns: Pick<Column, 'label' | 'unit'>[]
  rows: (number | string | null)[][]
}

/** Heads of the category column. */
const HEADS: Partial<Record<Unit, TextKey>> = { month: 'column.month', date: 'column.day', label: 'column.name' }

export function chartTable(chart: Chart): ChartTable {
  if (chart.shape === 'cartesian') {
    return {
      columns: [
        { label: HEADS[chart.categoryUnit] ?? 'column.band', unit: chart.categoryUnit },
        ...chart.series.map(({ label, unit }) => ({ label, unit })),
      ],
      rows: chart.categories.map((category, at) => [
        category,
        ...chart.series.map((series) => series.values[at] ?? null),
      ]),
    }
  }
  // Keys of our texts are translated; names from the data (sellers, variants) stay.
  const named: Unit = chart.labelUnit ?? 'label'
  return {
    columns: [
      { label: 'column.name', unit: named },
      { label: 'column.value', unit: chart.unit },
    ],
    rows: chart.items.map(({ label, value }) => [typeof label === 'string' ? label : label.text, value]),
  }
}
