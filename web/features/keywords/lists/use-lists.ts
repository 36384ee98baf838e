import { useQueryClient } from '@tanstack/react-query'
import { type KeywordList, keywordLists } from '#contracts/api/keyword-lists.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { keyOf, useCall } from '#web/api/queries.ts'

type Lists = Output<typeof keywordLists.lists>

export const useLists = () => useCall(keywordLists.lists, {})

/**
 * Returns a function that reads all lists and their terms again, after a change. A `changed` or new list shows at once:
 * its address may be opened before the lists are read.
 */
export function useRefreshLists(): (changed?: KeywordList) => void {
  const queries = useQueryClient()
  return (changed) => {
    if (changed)
      queries.setQueryData<Lists>(keyOf(keywordLists.lists, {}), (before) => before && withFirst(before, changed))
    for (const call of [keywordLists.lists, keywordLists.terms, keywordLists.brief])
      void queries.invalidateQueries({ queryKey: keyOf(call) })
  }
}

/** The latest change is first. */
const withFirst = ({ lists }: Lists, changed: KeywordList): Lists => ({
  lists: [changed, ...lists.filter(({ id }) => id !== changed.id)],
})

export const listAddress = (id: number) => `/keyword/lists?list=${id}`
