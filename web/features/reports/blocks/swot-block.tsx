import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import { Icon } from './icon.tsx'
import { ListCard } from './list-card.tsx'
import { useReportContext } from './report-context.tsx'
import classes from './swot.module.css'

const TONES = { strengths: 'good', weaknesses: 'warn', opportunities: 'accent', threats: 'bad' } as const

export function SwotBlock({ quadrants }: { quadrants: Quadrant[] }) {
  const { text } = useReportContext()
  return (
    <div className={classes.grid}>
      {quadrants.map(({ title, items }) => (
        <ListCard
          key={title}
          tone={TONES[title]}
          title={
            <>
              <span className={classes.icon}>
                <Icon name={title} />
              </span>
              {text(`quadrant.${title}`)}
            </>
          }
          items={items}
        />
      ))}
    </div>
  )
}
