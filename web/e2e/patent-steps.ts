import type { Page } from 'playwright/test'

export const RISK = '/products/ai_pantent/index'
export const results = (page: Page) => page.getByRole('list', { name: '检索结果' }).getByRole('article')
export const startButton = (page: Page) => page.getByRole('button', { name: '开始检索' })
