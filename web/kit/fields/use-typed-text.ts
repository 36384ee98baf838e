import { type ChangeEvent, type KeyboardEvent, useState } from 'react'

/** A text field whose text counts on Enter, on `commit` and when it loses the focus, not with each letter. */
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
    // Enter also ends the composition of Chinese and Japanese words.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Enter' && !nativeEvent.isComposing) commit()
    },
  }
  return { field, commit }
}
