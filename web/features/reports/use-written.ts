/** The sentences that a language model has written of a report so far, as the stream tells them. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const NONE: readonly string[] = []

const keyOf = (id: number) => ['written', id] as const

interface News {
  id: number
  stage: string
  sentence?: string
}

/** Stages before any writing; a report comes back to them when what was written is dropped. */
const UNWRITTEN = ['queued', 'reading', 'analysing']

/** Keeps the sentence of an event. */
export function noteWritten(queries: QueryClient, { id, stage, sentence }: News): void {
  if (UNWRITTEN.includes(stage)) queries.removeQueries({ queryKey: keyOf(id) })
  if (!sentence) return
  queries.setQueryData<readonly string[]>(keyOf(id), (before = NONE) =>
    // The stream begins with what was said last.
    before.at(-1) === sentence ? before : [...before, sentence],
  )
}

/** What has been written of a report while this page looked on. */
export const useWritten = (id: number): readonly string[] =>
  useQuery<readonly string[]>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY }).data ??
  NONE
