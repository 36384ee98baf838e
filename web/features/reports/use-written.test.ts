import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { noteWritten } from './use-written.ts'

it('keeps written sentences while drawing and drops them when the task restarts', () => {
  const queries = new QueryClient()
  const shown = () => queries.getQueryData(['written', 1])
  for (const sentence of ['One.', 'Two.', 'Two.']) noteWritten(queries, { id: 1, stage: 'writing', sentence })
  noteWritten(queries, { id: 1, stage: 'drawing' })
  expect(shown()).toEqual(['One.', 'Two.'])
  noteWritten(queries, { id: 1, stage: 'analysing' })
  expect(shown()).toBeUndefined()
})
