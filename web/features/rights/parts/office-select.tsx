import { NativeSelect } from '@mantine/core'
import { officeName } from '#contracts/model/rights/offices.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

interface OfficeSelectProps {
  value: Office | ''
  onChange: (office: string) => void
}

export function OfficeSelect({ value, onChange }: OfficeSelectProps) {
  const { t } = useTranslation('rights')
  const language = useLanguage()
  return (
    <NativeSelect
      aria-label={t('office')}
      value={value}
      data={[
        { value: '', label: t('allOffices') },
        ...OFFICES.map((office) => ({ value: office, label: `${office} · ${officeName(office, language)}` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
