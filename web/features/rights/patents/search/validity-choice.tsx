import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { MultiChoice, type MultiChoiceProps } from '../../parts/multi-choice.tsx'

type ValidityChoiceProps = Pick<MultiChoiceProps<(typeof STATUSES)[number]>, 'value' | 'onChange'>

export function ValidityChoice(props: ValidityChoiceProps) {
  const { t } = useTranslation('patents')
  const names = STATUS_NAMES[useLanguage()]
  const options = STATUSES.map((value) => ({ value, label: names[value] }))
  return <MultiChoice {...props} label={t('field.validity')} options={options} />
}
