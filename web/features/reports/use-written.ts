import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

const NONE: readonly string[] = []

const keyOf = (id: number) => ['written', id] as const

interface TaskUpdate {
  id: number
  stage: string
  sentence?: string
}

/** Stages before writing. A task that returns to them has dropped its text. */
const UNWRITTEN = ['queued', 'reading', 'analysing']

export function addWrittenSentence(queries: QueryClient, { id, stage, sentence }: TaskUpdate): void {
  if (UNWRITTEN.includes(stage)) queries.removeQueries({ queryKey: keyOf(id) })
  if (!sentence) return
  queries.setQueryData<readonly string[]>(keyOf(id), (before = NONE) =>
    // A new stream repeats the last sentence.
    before.at(-1) === sentence ? before : [...before, sentence],
  )
}

/** The sentences received while this page was open. */
export const useWrittenSentences = (id: number): readonly string[] =>
  useQuery<readonly string[]>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY }).data ??
  NONE
