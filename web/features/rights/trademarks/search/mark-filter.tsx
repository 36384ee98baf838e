import { NativeSelect } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { OfficeSelect } from '../../parts/office-select.tsx'
import { NicePicker } from '../nice-picker.tsx'
import type { MarkQuery } from './mark-query.ts'
import classes from './search.module.css'

interface MarkFilterProps {
  query: MarkQuery
  setQuery: (values: Partial<Record<keyof MarkQuery, string>>) => void
}

export function MarkFilter({ query, setQuery }: MarkFilterProps) {
  const { t } = useTranslation(['trademarks', 'rights'])
  return (
    <search className={classes.filter}>
      <NicePicker chosen={query.classes} onChange={(chosen) => setQuery({ classes: chosen.join() })} />
      <NativeSelect
        aria-label={t('life')}
        value={query.live}
        data={[
          { value: '', label: t('anyLife') },
          { value: 'live', label: t('rights:live') },
          { value: 'dead', label: t('rights:dead') },
        ]}
        onChange={({ currentTarget }) => setQuery({ live: currentTarget.value })}
      />
      <OfficeSelect value={query.office} onChange={(office) => setQuery({ office })} />
    </search>
  )
}
