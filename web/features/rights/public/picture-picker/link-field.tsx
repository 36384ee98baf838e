import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { pasteInto } from './use-paste.ts'

interface LinkFieldProps {
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

/** Takes a product code or link. Only the code is read from a link; the link is never opened. */
export function LinkField({ take, lookUp }: LinkFieldProps) {
  const { t } = useTranslation('picker')
  const [text, setText] = useState('')
  const target = {
    take,
    lookUp: (pasted: string) => {
      const found = lookUp(pasted)
      if (found) setText(pasted.trim())
      return found
    },
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    target.lookUp(text)
  }
  return (
    <TextInput
      aria-label={t('link')}
      placeholder={t('link')}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onPaste={pasteInto(target)}
      onKeyDown={onKeyDown}
    />
  )
}
