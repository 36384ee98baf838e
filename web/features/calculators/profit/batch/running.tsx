import { Button, Progress } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useFocusIfLost } from '../../parts/use-focus-if-lost.ts'
import classes from './batch.module.css'
import type { BatchProgress } from './batch-job.ts'

interface RunningProps {
  name: string
  /** Null while the file is read. */
  progress: BatchProgress | null
  onCancel: () => void
}

export function Running({ name, progress, onCancel }: RunningProps) {
  const { t } = useTranslation('profit-batch')
  const part = useFocusIfLost<HTMLDivElement>()
  const grouping = useGrouping()
  const { done, of } = progress ?? { done: 0, of: 0 }
  const reading = t('reading', { name })
  return (
    <div ref={part} className={classes.running} tabIndex={-1}>
      <p role="status">
        {progress ? t('progress', { done: formatCount(done, grouping), of: formatCount(of, grouping) }) : reading}
      </p>
      <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label={reading} />
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
