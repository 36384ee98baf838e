import type { Block } from '#contracts/model/report/block-kinds.ts'
import classes from './block.module.css'
import { Icon } from './icon.tsx'
import { useReportContext } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'

export function MissingBlock({ what, fill }: Extract<Block, { kind: 'missing' }>) {
  const { text } = useReportContext()
  return (
    <div className={classes.missing}>
      <Icon name="missing" />
      <div>
        <p>
          <SentenceText sentence={what} />
        </p>
        {fill && (
          <p>
            {text('report.import')} {text(`import.${fill}`)}
          </p>
        )}
      </div>
    </div>
  )
}
