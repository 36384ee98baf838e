/** What walks through all screens share: where each stands, what it is called, and how to get there. */
import type { Page } from 'playwright/test'
import type { Language } from '#contracts/model/language.ts'
import type { Screen } from '#web/kit/screen.ts'
import { texts as frameEn } from '#web/locales/en-US/frame.ts'
import { texts as shellEn } from '#web/locales/en-US/shell.ts'
import { texts as frameZh } from '#web/locales/zh-CN/frame.ts'
import { texts as shellZh } from '#web/locales/zh-CN/shell.ts'

export const addressOf = (screen: Screen) => screen.example ?? screen.path

/** What the browser's tab says of a screen, before the name of the product. */
export function nameOf(screen: Screen, language: Language): string {
  const [frame, shell] = language === 'zh-CN' ? [frameZh, shellZh] : [frameEn, shellEn]
  return screen.frame === 'bare' ? frame.title[screen.title] : shell.title[screen.title]
}

export const titleOf = (screen: Screen, language: Language) =>
  `${nameOf(screen, language)} · ${language === 'zh-CN' ? frameZh.brand : frameEn.brand}`

/** Opens an address as a link in the page does. */
export const open = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
