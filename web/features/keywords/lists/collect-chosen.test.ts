import { expect, test } from 'vitest'
import { MAX_TERMS_A_CALL } from '#contracts/api/keyword-lists.ts'
import { stubBrowser } from '#web/api/browser.test-support.ts'

stubBrowser()
const { collectChosen } = await import('./collect-chosen.tsx')

test('as many terms can be chosen as one call puts into a list', () => {
  expect(collectChosen({ marketplace: 'US', origin: 'mining', detail: '' }).max).toBe(MAX_TERMS_A_CALL)
})
