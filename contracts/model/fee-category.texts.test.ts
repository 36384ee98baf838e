import { expect, test } from 'vitest'
import { FEE_CATEGORIES } from './catalogue.ts'
import { FEE_CATEGORY_NAMES } from './fee-category.texts.ts'
import { LANGUAGES } from './language.ts'

test.each(LANGUAGES)('no two categories have the same name in %s', (language) => {
  expect(new Set(Object.values(FEE_CATEGORY_NAMES[language])).size).toBe(FEE_CATEGORIES.length)
})
