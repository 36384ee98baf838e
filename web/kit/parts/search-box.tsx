import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  value: string
  maxLength: number
  onSearch: (text: string) => void
}

export function SearchBox({ label, value, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The search was changed from outside, by Back or a link.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const search = useDebouncedCallback((text: string) => {
    setKnown(text)
    onSearch(text)
  }, PAUSE_MS)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={maxLength}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        search(currentTarget.value)
      }}
    />
  )
}
