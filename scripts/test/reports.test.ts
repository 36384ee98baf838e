import { expect, test } from 'vitest'
import { playwrightFailures } from './reports.ts'

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  file: 'login.e2e.ts',
  line: 7,
  tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
})

test('reports a failed browser test with its place and error, without terminal colours', () => {
  const inner = { specs: [spec('lets nobody in', false, '\u001b[31mexpected\u001b[39m a refusal')] }
  const report = { suites: [{ specs: [spec('lets a seller in', true)], suites: [inner] }] }
  expect(playwrightFailures(report)).toBe('✗ web/e2e/login.e2e.ts:7 › lets nobody in\nexpected a refusal')
})

test('reports nothing for a run without failures', () => {
  expect(playwrightFailures({ suites: [{ specs: [spec('lets a seller in', true)] }] })).toBe('')
})
