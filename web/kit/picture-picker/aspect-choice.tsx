import { useId } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './crop-dialog.module.css'

const ASPECTS = ['square', 'wide', 'tall', 'original'] as const
export type Aspect = (typeof ASPECTS)[number]

interface AspectChoiceProps {
  value: Aspect
  onChange: (aspect: Aspect) => void
}

/** The shape of the frame: a square at first. */
export function AspectChoice({ value, onChange }: AspectChoiceProps) {
  const { t } = useTranslation('picker')
  const name = useId()
  return (
    <fieldset className={classes.aspects}>
      <legend>{t('crop.aspect')}</legend>
      {ASPECTS.map((aspect) => (
        <label key={aspect}>
          <input type="radio" name={name} checked={aspect === value} onChange={() => onChange(aspect)} />
          <span>{t(`crop.aspects.${aspect}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
