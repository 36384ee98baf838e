import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { OfficeChoice } from '../../parts/office-choice.tsx'
import classes from './search.module.css'
import { type SearchForm, WORDS, type WordField } from './search-form.ts'

interface MoreFieldsProps {
  form: SearchForm
  errorOf: (name: WordField) => string | undefined
  change: (changed: Partial<SearchForm>) => void
}

/** The rarely used fields. The section is expanded if a field is filled in. */
export function MoreFields({ form, errorOf, change }: MoreFieldsProps) {
  const { t } = useTranslation('patents')
  const filled = WORDS.some((name) => form[name] !== '') || form.from !== '' || form.to !== '' || form.office.length > 0
  return (
    <Folded label={t('form.more')} open={filled || undefined}>
      <div className={`${classes.grid} ${classes.more}`}>
        {WORDS.map((name) => (
          <TextInput
            key={name}
            name={name}
            error={errorOf(name)}
            label={t(`field.${name}`)}
            maxLength={200}
            value={form[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
        <OfficeChoice value={form.office} onChange={(office) => change({ office })} />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(`field.${end}`)}
            value={form[end]}
            onChange={({ currentTarget }) => change({ [end]: currentTarget.value })}
          />
        ))}
      </div>
    </Folded>
  )
}
