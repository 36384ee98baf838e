import type { Block } from '#contracts/model/report/block-kinds.ts'
import classes from './columns.module.css'
import { ListCard } from './list-card.tsx'
import { useReportContext } from './report-context.tsx'

const TONES = ['good', 'warn', 'accent'] as const

export function ColumnsBlock({ columns }: Extract<Block, { kind: 'columns' }>) {
  const { text } = useReportContext()
  return (
    <div className={classes.columns}>
      {columns.map(({ title, items }, at) => (
        <ListCard key={title} tone={TONES[at] ?? 'muted'} title={text(title)} items={items} />
      ))}
    </div>
  )
}
