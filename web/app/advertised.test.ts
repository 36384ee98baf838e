import { expect, test } from 'vitest'
import { MODULES } from '#web/features/home/module-list.ts'
import { BANNER_CARDS } from './backdrop/banner-cards.ts'
import { isReadyAt, pages } from './menu.ts'

test.each(MODULES)('the front page marks $key as planned only while its screen is unfinished', ({ path, planned }) => {
  expect(pages.map((screen) => screen.path)).toContain(path)
  expect(planned).toBe(!isReadyAt(path))
})

test('the front page shows finished tools first', () => {
  const planned = MODULES.map((module) => module.planned)
  expect(planned).toEqual(planned.toSorted((a, b) => Number(a) - Number(b)))
})

test.each(BANNER_CARDS)('the banner links to a finished tool: $key', ({ path }) => expect(isReadyAt(path)).toBe(true))
