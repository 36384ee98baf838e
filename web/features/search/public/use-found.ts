import { useDebouncedValue } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH, search } from '#contracts/api/search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { useCancellableCall } from '#web/api/cancellable-call.ts'

const PAUSE_MS = 200
/** A letter alone finds half of everything; a Chinese character is a word. */
const MIN_LETTERS = 2

/** As long as a search can be, and without spaces around it. */
export const searchText = (typed: string) => typed.trim().slice(0, MAX_SEARCH_LENGTH)

export const isSearchable = (text: string) => text.length >= MIN_LETTERS || /\p{Script=Han}/u.test(text)

/** What a search finds while the user types. Earlier results stay until the next ones arrive. */
export function useFound(typed: string, options: Omit<Body<typeof search.global>, 'q'>, enabled = true) {
  const [q] = useDebouncedValue(searchText(typed), PAUSE_MS)
  const isOn = enabled && isSearchable(q)
  const found = useCancellableCall(
    search.global,
    { body: { q, ...options } },
    { enabled: isOn, placeholderData: (before) => before },
  )
  return { q, found, isOn }
}
