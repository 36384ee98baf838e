import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const NONE: readonly string[] = []

const keyOf = (id: number) => ['written', id] as const

interface TaskUpdate {
  id: number
  stage: string
  sentence?: string
}

/** The stages before writing. If a task restarts at one of them, its sentences are no longer valid. */
const UNWRITTEN = ['queued', 'reading', 'analysing']

export function addModelSentence(queries: QueryClient, { id, stage, sentence }: TaskUpdate): void {
  if (UNWRITTEN.includes(stage)) queries.removeQueries({ queryKey: keyOf(id) })
  if (!sentence) return
  queries.setQueryData<readonly string[]>(keyOf(id), (before = NONE) =>
    // After a reconnect, the stream repeats the last sentence.
    before.at(-1) === sentence ? before : [...before, sentence],
  )
}

/** The sentences of a report that arrived while the app was open. */
export const useWrittenSentences = (id: number): readonly string[] =>
  useQuery<readonly string[]>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY }).data ??
  NONE
