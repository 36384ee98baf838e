import { expect, test } from 'vitest'
import { SHEET_FAULTS } from '../core/sheet.ts'
import { LANGUAGES } from './language.ts'
import { SHEET_FAULT_TEXTS } from './sheet.texts.ts'

test.each(LANGUAGES)('each fault of a sheet has an explanation of its own in %s', (language) => {
  const texts = SHEET_FAULTS.map((fault) => SHEET_FAULT_TEXTS[language][fault])
  expect(new Set(texts).size).toBe(SHEET_FAULTS.length)
})
