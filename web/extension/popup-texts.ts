import { type Language, languageOf } from '#contracts/model/language.ts'

/** A text of _locales in the browser's language. */
export const textOf = (key: string) => chrome.i18n.getMessage(key)

/** Fills the elements with `data-text`. Returns the language of the texts. */
export function fillTexts(): Language {
  const language = languageOf(chrome.i18n.getUILanguage())
  document.documentElement.lang = language
  document.title = textOf('name')
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = textOf(element.dataset.text ?? '')
  return language
}
