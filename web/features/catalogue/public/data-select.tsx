import { NativeSelect } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'

interface DataSelectProps {
  value: 'sample' | 'imported'
  onChange: (data: string) => void
  size?: 'sm' | 'md'
}

/** Sample or imported rows, which a list never mixes. */
export function DataSelect({ value, onChange, size = 'sm' }: DataSelectProps) {
  const { t } = useTranslation('list')
  return (
    <NativeSelect
      size={size}
      label={t('data.label')}
      value={value}
      data={[
        { value: 'imported', label: t('data.imported') },
        { value: 'sample', label: t('data.sample') },
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
