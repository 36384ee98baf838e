import { useTranslation } from '#web/kit/i18n.ts'
import classes from './fields.module.css'
import { NumberCell, type NumberCellProps } from './number-cell.tsx'
import { useProblem } from './problems.ts'

export interface Bounds {
  low: number
  high: number
}

interface BoundsCellsProps
  extends Pick<NumberCellProps, 'path' | 'label' | 'scale' | 'decimals' | 'labelled' | 'unit'> {
  value: Bounds | null
  onChange: (value: Bounds | null) => void
}

/**
 * Fields for the low and the high bound of a range. While the bounds are equal, typing in the low field changes both
 * bounds. Emptying the low field makes the range unknown.
 */
export function BoundsCells({ path, label, labelled = false, value, onChange, ...shown }: BoundsCellsProps) {
  const { t } = useTranslation('freight')
  const problem = useProblem(path)
  const setLow = (low: number | null) => {
    if (low === null) onChange(null)
    else onChange({ low, high: value && value.high !== value.low ? value.high : low })
  }
  const setHigh = (high: number | null) => {
    if (value) onChange({ low: value.low, high: high ?? value.low })
    else if (high !== null) onChange({ low: high, high })
  }
  return (
    <div className={classes.bounds}>
      <NumberCell
        {...shown}
        labelled={labelled}
        path={`${path}.low`}
        label={t('low', { label })}
        placeholder={labelled ? '' : t('lowest')}
        value={value?.low ?? null}
        onChange={setLow}
      />
      <NumberCell
        {...shown}
        labelled={labelled}
        path={`${path}.high`}
        label={t('high', { label })}
        placeholder={labelled ? '' : t('highest')}
        value={value?.high ?? null}
        onChange={setHigh}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
