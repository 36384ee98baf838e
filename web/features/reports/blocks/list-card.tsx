import type { ReactNode } from 'react'
import type { Sentence } from '#contracts/model/report/figure.ts'
import classes from './list-card.module.css'
import { useReportContext } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'

interface ListCardProps {
  tone: 'good' | 'warn' | 'bad' | 'accent' | 'muted'
  title: ReactNode
  items: Sentence[]
}

export function ListCard({ tone, title, items }: ListCardProps) {
  const { text } = useReportContext()
  return (
    <div className={classes.card} data-tone={tone}>
      <h3 className={classes.title}>{title}</h3>
      {items.length === 0 ? (
        <p className={classes.none}>{text('quadrant.none')}</p>
      ) : (
        <ul className={classes.items}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a stored report never change their order
            <li key={index}>
              <SentenceText sentence={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
