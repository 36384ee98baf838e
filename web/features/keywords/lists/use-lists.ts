import { useQueryClient } from '@tanstack/react-query'
import { keywordLists } from '#contracts/api/keyword-lists.ts'
import { keyOf, useCall } from '#web/api/queries.ts'

export const useLists = () => useCall(keywordLists.lists, {})

/** Returns a function that reads all lists and their terms again, after a change. */
export function useRefreshLists(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const call of [keywordLists.lists, keywordLists.terms, keywordLists.brief])
      void queries.invalidateQueries({ queryKey: keyOf(call) })
  }
}

export const listAddress = (id: number) => `/keyword/lists?list=${id}`
