import { TextInput } from '@mantine/core'
import type { ChangeEvent, ClipboardEvent, Ref } from 'react'
import { ASIN_LENGTH } from '#contracts/core/rules.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { asinPasted, asinTyped } from './asin-input.rules.ts'

export interface AsinInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  value: string
  onChange: (asin: string) => void
  /** A pasted link named the marketplace. */
  onMarketplace: (marketplace: Marketplace) => void
  /** What is wrong with it, in words. */
  problem: string | undefined
}

/** Takes one ASIN: upper-cased while typing, picked out of a pasted link or text. */
export function AsinInput({ ref, label, placeholder, value, onChange, onMarketplace, problem }: AsinInputProps) {
  function paste(event: ClipboardEvent) {
    const found = asinPasted(event.clipboardData.getData('text'))
    if (!found) return
    event.preventDefault()
    onChange(found.asin)
    if (found.marketplace) onMarketplace(found.marketplace)
  }

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Changing the text under an input method in the middle of a word would double its letters.
    const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    onChange(composing ? currentTarget.value : asinTyped(currentTarget.value))
  }

  return (
    <TextInput
      ref={ref}
      size="md"
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={type}
      onCompositionEnd={({ currentTarget }) => onChange(asinTyped(currentTarget.value))}
      onPaste={paste}
      maxLength={ASIN_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={problem}
    />
  )
}
