import { Progress } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon, CrossIcon } from '#web/kit/parts/icons.tsx'
import { FAILED, shownState } from '../report.rules.ts'
import type { ReportRow } from '../report-row.ts'
import classes from './progress.module.css'
import { STEPS, stepsOf } from './stages.rules.ts'

export function Stages({ row }: { row: ReportRow }) {
  const { t } = useTranslation('reports')
  const steps = stepsOf(row)
  const hasFailed = shownState(row) === FAILED
  const percent = Math.round(row.progress)
  return (
    <div className={classes.stages}>
      <p className={classes.now} aria-live="polite">
        <span>{t(`stage.${row.stage}`)}</span>
        {!hasFailed && <span aria-hidden="true">{percent}%</span>}
      </p>
      <Progress
        value={row.progress}
        size="md"
        radius="xl"
        color={hasFailed ? 'red' : undefined}
        aria-label={t('progress.label')}
        transitionDuration={200}
      />
      <ol className={classes.steps}>
        {STEPS.map((stage, i) => (
          <li key={stage} data-step={steps[i]} aria-current={steps[i] === 'now' ? 'step' : undefined}>
            <span className={classes.dot}>
              {steps[i] === 'done' && <CheckIcon size={14} />}
              {steps[i] === 'failed' && <CrossIcon size={14} />}
            </span>
            {t(`stage.${steps[i] === 'failed' ? 'failed' : stage}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
