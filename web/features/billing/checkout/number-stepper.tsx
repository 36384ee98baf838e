import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { MAX_QUANTITY } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { parseQuantity } from './checkout.rules.ts'
import classes from './number-stepper.module.css'

interface NumberStepperProps {
  value: number
  onChange: (value: number) => void
}

/** Typed numbers apply on blur or Enter. */
export function NumberStepper({ value, onChange }: NumberStepperProps) {
  const { t } = useTranslation('billing')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const applyTyped = () => {
    if (typed !== undefined) onChange(parseQuantity(typed))
    setTyped(undefined)
  }
  const changeBy = (change: number) => onChange(parseQuantity(String(value + change)))
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {t('form.number')}
      </label>
      <div className={classes.stepper}>
        <UnstyledButton aria-label={t('form.fewer')} disabled={value <= 1} onClick={() => changeBy(-1)}>
          −
        </UnstyledButton>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={applyTyped}
          onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
        />
        <UnstyledButton aria-label={t('form.more')} disabled={value >= MAX_QUANTITY} onClick={() => changeBy(1)}>
          +
        </UnstyledButton>
      </div>
    </div>
  )
}
