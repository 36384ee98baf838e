/** The language of the page and of every answer: kept in a cookie, zh-CN until the person says otherwise. */
import { signal } from '@preact/signals-react'
import { type Language, languageOf } from '#contracts/model/language.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { tellOtherTabs } from './other-tabs.ts'

const chosenBefore = () => languageOf(readCookie('language'))

export const language = signal<Language>(chosenBefore())

export function chooseLanguage(chosen: Language): void {
  writeCookie('language', chosen, 365)
  language.value = chosen
  tellOtherTabs()
}

/** Takes over the language that was chosen in another tab. */
export function adoptLanguage(): void {
  language.value = chosenBefore()
}
