import { NativeSelect } from '@mantine/core'
import { LOCARNO_CLASSES, locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

interface ClassSelectProps {
  /** Locarno class; empty means all classes. */
  value: string
  onChange: (loc: string) => void
}

export function ClassSelect({ value, onChange }: ClassSelectProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  return (
    <NativeSelect
      label={t('field.loc')}
      value={value}
      data={[
        { value: '', label: t('form.anyClass') },
        ...LOCARNO_CLASSES.map((loc) => ({ value: loc, label: `${loc} ${locarnoTitle(loc, language)}` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
