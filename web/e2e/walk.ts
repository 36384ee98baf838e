import type { Page } from 'playwright/test'
import type { Language } from '#contracts/model/language.ts'
import type { Screen } from '#web/kit/screen.ts'
import { texts as frameEn } from '#web/locales/en-US/frame.ts'
import { texts as shellEn } from '#web/locales/en-US/shell.ts'
import { texts as frameZh } from '#web/locales/zh-CN/frame.ts'
import { texts as shellZh } from '#web/locales/zh-CN/shell.ts'

export const addressOf = (screen: Screen) => screen.example ?? screen.path

/** The document title without the product name. */
export function nameOf(screen: Screen, language: Language): string {
  const [frame, shell] = language === 'zh-CN' ? [frameZh, shellZh] : [frameEn, shellEn]
  return screen.frame === 'bare' ? frame.title[screen.title] : shell.title[screen.title]
}

export const titleOf = (screen: Screen, language: Language) =>
  `${nameOf(screen, language)} · ${language === 'zh-CN' ? frameZh.brand : frameEn.brand}`

/** Navigates without a reload, as a link does. */
export const navigateTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', to), address)
