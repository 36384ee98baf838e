import { officeName } from '#contracts/model/rights/offices.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { targetsChosen } from '#contracts/model/rights/targets.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { MultiChoice, type MultiChoiceProps } from './multi-choice.tsx'

type OfficeChoiceProps = Pick<MultiChoiceProps<Office>, 'value' | 'onChange'>

/** Selects the offices where the seller sells. Only rights at these offices count toward the risk. */
export function TargetChoice({ value, onChange }: OfficeChoiceProps) {
  const { t } = useTranslation('rights')
  return (
    <MultiChoice
      value={value}
      onChange={(chosen) => onChange(targetsChosen(value, chosen))}
      label={t('targets.label')}
      options={useOffices()}
    />
  )
}

/** Selects the offices to which a search is restricted. */
export function OfficeChoice(props: OfficeChoiceProps) {
  const { t } = useTranslation('rights')
  return <MultiChoice {...props} label={t('office')} options={useOffices()} />
}

function useOffices() {
  const language = useLanguage()
  return OFFICES.map((value) => ({ value, label: `${value} ${officeName(value, language)}` }))
}
