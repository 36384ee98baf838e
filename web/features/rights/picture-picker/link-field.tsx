import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { pasteInto } from './use-paste.ts'

interface LinkFieldProps {
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

/** Where a product's code or link is pasted or typed. Of a link only the code is read: nobody ever opens it. */
export function LinkField({ take, lookUp }: LinkFieldProps) {
  const { t } = useTranslation('picker')
  const [text, setText] = useState('')
  const taking = {
    take,
    lookUp: (pasted: string) => {
      const found = lookUp(pasted)
      if (found) setText(pasted.trim())
      return found
    },
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // It stands in a form that is not to be sent by it.
    event.preventDefault()
    taking.lookUp(text)
  }
  return (
    <TextInput
      aria-label={t('link')}
      placeholder={t('link')}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onPaste={pasteInto(taking)}
      onKeyDown={onKeyDown}
    />
  )
}
