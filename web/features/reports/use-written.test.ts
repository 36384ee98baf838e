import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addWrittenSentence } from './use-written.ts'

it('keeps written sentences while drawing and drops them when the task restarts', () => {
  const queries = new QueryClient()
  const shown = () => queries.getQueryData(['written', 1])
  for (const sentence of ['One.', 'Two.', 'Two.']) addWrittenSentence(queries, { id: 1, stage: 'writing', sentence })
  addWrittenSentence(queries, { id: 1, stage: 'drawing' })
  expect(shown()).toEqual(['One.', 'Two.'])
  addWrittenSentence(queries, { id: 1, stage: 'analysing' })
  expect(shown()).toBeUndefined()
})
