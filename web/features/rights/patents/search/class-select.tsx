import { NativeSelect } from '@mantine/core'
import { LOCARNO_CLASSES, locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

interface ClassSelectProps {
  /** All when empty. */
  value: string
  onChange: (loc: string) => void
}

/** One Locarno class, or all of them. */
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
