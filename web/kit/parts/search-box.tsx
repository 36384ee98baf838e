import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const PAUSE_MS = 300

interface SearchBoxProps {
  label: string
  /** What is searched for now. */
  value: string
  maxLength: number
  onSearch: (text: string) => void
}

/** A box that searches while one types, once the typing pauses. */
export function SearchBox({ label, value, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Back, or a link, has asked for something else than what was typed here.
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
