import { useState } from 'react'

interface List {
  data: unknown
  isPlaceholderData: boolean
}

/**
 * The list; without data while its data is the last answer of another scope, such as another marketplace: amounts and
 * rows of that one would be read and chosen as rows of this one.
 */
export function useListInScope<L extends List>(list: L, scope: string): L | (L & { data: undefined }) {
  const [answered, setAnswered] = useState(scope)
  const isAnswer = list.data !== undefined && !list.isPlaceholderData
  if (isAnswer && answered !== scope) setAnswered(scope)
  return list.isPlaceholderData && answered !== scope ? { ...list, data: undefined } : list
}
