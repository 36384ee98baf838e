import { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import { useCall } from '#web/api/queries.ts'
import { useListPage } from '#web/kit/list/use-list-page.ts'
import { type ReverseSearchState, searchBody } from './use-reverse-search.ts'

/** The call begins while the code of the list loads. */
export function useReverse({ search }: ReverseSearchState) {
  const body = { ...searchBody(search), ...useListPage() }
  return useCall(
    keywordReverse.search,
    { body },
    {
      placeholderData: (before) => before,
      // The list reads most of the result, but only once its code is there; a failure before must not be missed.
      notifyOnChangeProps: 'all',
    },
  )
}

export type ReverseQuery = ReturnType<typeof useReverse>
