import { Button, TextInput } from '@mantine/core'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'

interface WordsFieldProps {
  label: string
  placeholder: string
  words: string
  onWords: (words: string) => void
  /** Lays out the field and the button. */
  className: string | undefined
}

/** Searches on Enter, with the button, or when the field loses the focus. An empty field finds everything. */
export function WordsField({ label, placeholder, words, onWords, className }: WordsFieldProps) {
  const { t } = useTranslation('sourcing')
  const { field, commit } = useTypedText(words, onWords)
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextInput size="sm" type="search" label={label} placeholder={placeholder} maxLength={200} {...field} />
      <Button type="submit" size="sm">
        {t('search.start')}
      </Button>
    </form>
  )
}
