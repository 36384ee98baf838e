import { TextInput } from '@mantine/core'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { readWords } from './term-text.ts'
import type { WordList } from './use-keyword-search.ts'

interface WordsFieldProps {
  list: WordList
  words: readonly string[]
  onWords: (words: string[]) => void
}

/** Words that terms must have, or must not have. */
export function WordsField({ list, words, onWords }: WordsFieldProps) {
  const { t } = useTranslation('keywords')
  const { field } = useTypedText(words.join(', '), (text) => onWords(readWords(text)))
  return (
    <TextInput
      size="sm"
      label={t(`mining.${list}`)}
      placeholder={t(`mining.example.${list}`)}
      maxLength={200}
      {...field}
    />
  )
}
