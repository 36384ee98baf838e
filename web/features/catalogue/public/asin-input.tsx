import { TextInput } from '@mantine/core'
import type { ChangeEvent, ClipboardEvent, Ref } from 'react'
import { ASIN_LENGTH } from '#contracts/core/rules.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { normalizeTypedAsin, parsePastedAsin } from './asin-input.rules.ts'

export interface AsinInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  value: string
  onChange: (asin: string) => void
  /** Called when a pasted link contains a marketplace. */
  onMarketplace: (marketplace: Marketplace) => void
  problem: string | undefined
}

/** A field for one ASIN. It converts typed letters to upper case, and finds the ASIN in a pasted link or text. */
export function AsinInput({ ref, label, placeholder, value, onChange, onMarketplace, problem }: AsinInputProps) {
  function paste(event: ClipboardEvent) {
    const found = parsePastedAsin(event.clipboardData.getData('text'))
    if (!found) return
    event.preventDefault()
    onChange(found.asin)
    if (found.marketplace) onMarketplace(found.marketplace)
  }

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Changing the text during an IME composition would double its letters.
    const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    onChange(composing ? currentTarget.value : normalizeTypedAsin(currentTarget.value))
  }

  return (
    <TextInput
      ref={ref}
      size="md"
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={type}
      onCompositionEnd={({ currentTarget }) => onChange(normalizeTypedAsin(currentTarget.value))}
      onPaste={paste}
      maxLength={ASIN_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={problem}
    />
  )
}
