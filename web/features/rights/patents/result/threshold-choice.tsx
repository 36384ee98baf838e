import { Button, Popover } from '@mantine/core'
import { useId } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { DEFAULT_THRESHOLDS, type Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { moveThreshold } from '../../parts/thresholds.ts'
import classes from './result.module.css'

interface ThresholdChoiceProps {
  value: Thresholds
  onChange: (thresholds: Thresholds) => void
}

/** Shows the thresholds of high and medium risk and lets the user move them. */
export function ThresholdChoice({ value, onChange }: ThresholdChoiceProps) {
  const { t } = useTranslation('patents')
  const grouping = useGrouping()
  const id = useId()
  const percent = (share: number) => `${formatCount(Math.round(share * 100), grouping)}%`
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default">
          {t('thresholds.shown', { high: percent(value.high), medium: percent(value.medium) })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.thresholds} aria-label={t('thresholds.title')}>
        <strong>{t('thresholds.title')}</strong>
        {(['high', 'medium'] as const).map((name) => (
          <div key={name} className={classes.threshold}>
            <label htmlFor={`${id}-${name}`}>{t(`thresholds.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={0}
              max={100}
              step={1}
              value={Math.round(value[name] * 100)}
              aria-valuetext={percent(value[name])}
              onChange={({ currentTarget }) => onChange(moveThreshold(value, name, currentTarget.valueAsNumber / 100))}
            />
            <output htmlFor={`${id}-${name}`}>{percent(value[name])}</output>
          </div>
        ))}
        <p>{t('thresholds.text')}</p>
        <Button variant="subtle" size="xs" onClick={() => onChange(DEFAULT_THRESHOLDS)}>
          {t('thresholds.reset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
