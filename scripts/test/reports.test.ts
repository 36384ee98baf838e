import { expect, test } from 'vitest'
import { playwrightFailures } from './reports.ts'

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  file: 'login.e2e.ts',
  line: 7,
  tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
})

test('a failed browser test is named with its place and what went wrong, without the colours of a terminal', () => {
  const inner = { specs: [spec('lets nobody in', false, '\u001b[31mexpected\u001b[39m a refusal')] }
  const report = { suites: [{ specs: [spec('lets a seller in', true)], suites: [inner] }] }
  expect(playwrightFailures(report)).toBe('✗ web/e2e/login.e2e.ts:7 › lets nobody in\nexpected a refusal')
})

test('a run without failures has nothing to say', () => {
  expect(playwrightFailures({ suites: [{ specs: [spec('lets a seller in', true)] }] })).toBe('')
})
