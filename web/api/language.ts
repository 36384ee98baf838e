/** The language of the page and of every answer: kept in a cookie, zh-CN until the person says otherwise. */
import { signal } from '@preact/signals-react'
import { type Language, languageOf } from '#contracts/model/language.ts'
import { readCookie, writeCookie } from './cookies.ts'

export const language = signal<Language>(languageOf(readCookie('language')))

export function chooseLanguage(chosen: Language): void {
  writeCookie('language', chosen, 365)
  language.value = chosen
}
