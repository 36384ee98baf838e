/** The language of the page and of every answer: stored in a cookie, zh-CN by default. */
import { signal } from '@preact/signals-react'
import { type Language, languageOf } from '#contracts/model/language.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { notifyOtherTabs } from './other-tabs.ts'

const storedLanguage = () => languageOf(readCookie('language'))

export const language = signal<Language>(storedLanguage())

export function chooseLanguage(chosen: Language): void {
  writeCookie('language', chosen, 365)
  language.value = chosen
  notifyOtherTabs()
}

/** Adopts the language chosen in another tab. */
export function adoptLanguage(): void {
  language.value = storedLanguage()
}
