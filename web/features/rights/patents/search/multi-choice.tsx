import { Button, Input, Popover } from '@mantine/core'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './search.module.css'

interface MultiChoiceProps<Value extends string> {
  label: string
  /** None is all of them. */
  value: readonly Value[]
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value[]) => void
}

/** Any number of a list, ticked in a panel; none ticked leaves nothing out. */
function MultiChoice<Value extends string>({ label, value, options, onChange }: MultiChoiceProps<Value>) {
  const { t } = useTranslation('patents')
  const chosen = options.filter((option) => value.includes(option.value))
  const text = chosen.map((option) => option.label).join(t('comma')) || t('form.all')
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
            {t('form.all')}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

type ChoiceProps<Value extends string> = Pick<MultiChoiceProps<Value>, 'value' | 'onChange'>

export function OfficeChoice(props: ChoiceProps<(typeof OFFICES)[number]>) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const options = OFFICES.map((value) => ({ value, label: `${value} ${officeName(value, language)}` }))
  return <MultiChoice {...props} label={t('field.office')} options={options} />
}

export function ValidityChoice(props: ChoiceProps<(typeof STATUSES)[number]>) {
  const { t } = useTranslation(['patents', 'rights'])
  const options = STATUSES.map((value) => ({ value, label: t(`rights:status.${value}`) }))
  return <MultiChoice {...props} label={t('field.validity')} options={options} />
}
