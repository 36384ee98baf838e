import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addModelSentence } from './use-written.ts'

it('keeps written sentences in the drawing stage and drops them when the task restarts', () => {
  const queries = new QueryClient()
  const shown = () => queries.getQueryData(['written', 1])
  for (const sentence of ['One.', 'Two.', 'Two.']) addModelSentence(queries, { id: 1, stage: 'writing', sentence })
  addModelSentence(queries, { id: 1, stage: 'drawing' })
  expect(shown()).toEqual(['One.', 'Two.'])
  addModelSentence(queries, { id: 1, stage: 'analysing' })
  expect(shown()).toBeUndefined()
})
