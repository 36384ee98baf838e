import { Button, Input, Popover } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import classes from './multi-choice.module.css'

export interface MultiChoiceProps<Value extends string> {
  label: string
  /** An empty list means all options. */
  value: readonly Value[]
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value[]) => void
}

/** A multi-select in a popover; choosing no option means all options. */
export function MultiChoice<Value extends string>({ label, value, options, onChange }: MultiChoiceProps<Value>) {
  const { t } = useTranslation('rights')
  const chosen = options.filter((option) => value.includes(option.value))
  const text = chosen.map((option) => option.label).join(t('between')) || t('all')
  const toggle = (one: Value, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === one ? on : value.includes(each))))
  return (
    <div>
      <Input.Label component="span">{label}</Input.Label>
      <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button
            className={classes.choice}
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<ChevronIcon size={16} />}
            aria-label={`${label}: ${text}`}
          >
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.options} aria-label={label}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                checked={value.includes(option.value)}
                onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
              />
              {option.label}
            </label>
          ))}
          <Button variant="subtle" size="xs" onClick={() => onChange([])}>
            {t('all')}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
