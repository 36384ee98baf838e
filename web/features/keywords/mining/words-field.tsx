import { TextInput } from '@mantine/core'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { MAX_LENGTHS, readWords, type WordList } from './term-text.ts'

interface WordsFieldProps {
  list: WordList
  words: readonly string[]
  onWords: (words: string[]) => void
}

/** Words that terms must have, or must not have. */
export function WordsField({ list, words, onWords }: WordsFieldProps) {
  const { t } = useTranslation('keywords')
  const { field } = useTypedText(words.join(', '), (text) => onWords(readWords(text, list)))
  return (
    <TextInput
      size="sm"
      label={t(`mining.${list}`)}
      placeholder={t(`mining.example.${list}`)}
      maxLength={MAX_LENGTHS[list]}
      {...field}
    />
  )
}
