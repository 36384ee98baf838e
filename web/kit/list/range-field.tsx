import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { formatCount, roundTo } from '#contracts/model/number.ts'
import { readNumber, writeNumber } from '#web/kit/fields/number-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './filter-panel.module.css'
import { type Bounds, writeBounds } from './filter-text.ts'

interface RangeFieldProps {
  label: string
  /** Meaning or formula. */
  help: string
  /** Shown as a suggestion that fills both fields, in the unit of the value. */
  guide?: readonly [low: number, high: number] | undefined
  unit: string | undefined
  /** The displayed number is the value times this. */
  factor: number
  decimals: number
  isSigned: boolean
  value: Bounds
  onChange: (value: Bounds) => void
}

/**
 * Two fields, minimum and maximum. A change counts on Enter and when the field loses the focus, but not while the
 * minimum is above the maximum: the other end is about to change too.
 */
export function RangeField(props: RangeFieldProps) {
  const { label, help, guide, unit, factor, decimals, onChange } = props
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  const id = useId()
  const known = writeBounds(props.value)
  // Contradictory bounds, and the value that they would replace.
  const [draft, setDraft] = useState<{ of: string; bounds: Bounds } | null>(null)
  const value = draft?.of === known ? draft.bounds : props.value
  const shown = (end: number | undefined) => (end === undefined ? null : roundTo(end * factor, decimals + 2))
  const isWrong = isContradictory(value)
  const put = (side: 'min' | 'max', end: number | null) => {
    const { [side]: _, ...other } = value
    const bounds: Bounds = end === null ? other : { ...other, [side]: roundTo(end / factor, 9) }
    if (isContradictory(bounds)) {
      setDraft({ of: known, bounds })
      return
    }
    setDraft(null)
    onChange(bounds)
  }
  return (
    <fieldset className={classes.range} aria-describedby={`${id}-help`}>
      <legend title={help}>
        {label}
        {guide && (
          <button
            type="button"
            className={classes.guide}
            onClick={() => onChange({ min: guide[0], max: guide[1] })}
            title={t('filter.guideHint')}
          >
            {t('filter.guide', {
              low: formatCount(guide[0] * factor, grouping),
              high: formatCount(guide[1] * factor, grouping),
            })}
          </button>
        )}
      </legend>
      <span id={`${id}-help`} className={classes.help}>
        {help}
      </span>
      <div className={classes.ends}>
        <EndField {...props} side="min" end={shown(value.min)} isWrong={isWrong} onEnd={(end) => put('min', end)} />
        <span aria-hidden>–</span>
        <EndField {...props} side="max" end={shown(value.max)} isWrong={isWrong} onEnd={(end) => put('max', end)} />
        {unit && <span className={classes.unit}>{unit}</span>}
      </div>
    </fieldset>
  )
}

const isContradictory = ({ min, max }: Bounds) => min !== undefined && max !== undefined && min > max

interface EndFieldProps extends Pick<RangeFieldProps, 'label' | 'unit' | 'decimals' | 'isSigned'> {
  side: 'min' | 'max'
  end: number | null
  isWrong: boolean
  onEnd: (end: number | null) => void
}

function EndField({ label, unit, decimals, isSigned, side, end, isWrong, onEnd }: EndFieldProps) {
  const { t } = useTranslation('list')
  const [typed, setTyped] = useState<string | null>(null)
  const number = typed === null ? end : readSigned(typed, unit, isSigned)
  const problem = typeof number !== 'number' && number !== null
  const commit = () => {
    if (typed === null || problem) return
    setTyped(null)
    if (number !== end) onEnd(number)
  }
  return (
    <TextInput
      size="sm"
      aria-label={t(`filter.${side}`, { name: label })}
      placeholder={t(`filter.${side}Short`)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (end === null ? '' : writeSigned(end, decimals))}
      error={problem ? t('filter.noNumber') : isWrong && side === 'max' ? t('filter.swapped') : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

const MINUS = /^\s*[-−–]/

/** Null for an empty field; undefined for text that is no number. */
function readSigned(typed: string, unit: string | undefined, isSigned: boolean) {
  const isNegative = isSigned && MINUS.test(typed)
  const number = readNumber(isNegative ? typed.replace(MINUS, '') : typed, unit)
  return typeof number === 'number' && isNegative ? -number : number
}

const writeSigned = (value: number, decimals: number) =>
  `${value < 0 ? '-' : ''}${writeNumber(Math.abs(value), decimals)}`
