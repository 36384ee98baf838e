import { type ChangeEvent, useState } from 'react'

/** A text field whose text counts when it loses the focus or on `commit`, not with each letter. */
export function useTypedText(value: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const text = typed?.trim()
    setTyped(null)
    if (text !== undefined && text !== value) onText(text)
  }
  const field = {
    value: typed ?? value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onBlur: commit,
  }
  return { field, commit }
}
