import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { callChoices } from './call-choices.ts'
import classes from './console.module.css'

interface RequestFiltersProps {
  search: URLSearchParams
  setSearch: (values: Readonly<Record<string, string>>) => void
}

export function RequestFilters({ search, setSearch }: RequestFiltersProps) {
  const { t } = useTranslation('console')
  const field = (name: 'call' | 'status' | 'text') => ({
    label: t(`requests.field.${name}`),
    value: search.get(name) ?? '',
    onChange: (event: { currentTarget: { value: string } }) => setSearch({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={classes.form}>
      <NativeSelect
        {...field('call')}
        className={classes.wide ?? ''}
        data={[{ value: '', label: t('faults.all') }, ...callChoices]}
      />
      <TextInput {...field('status')} inputMode="numeric" placeholder="500 · 996" />
      <TextInput {...field('text')} />
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={search.get('violating') !== null}
          onChange={(event) => setSearch({ violating: event.currentTarget.checked ? '1' : '' })}
        />
        <span>{t('requests.violating')}</span>
      </label>
    </div>
  )
}
