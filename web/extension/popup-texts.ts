import { type Language, languageOf } from '#contracts/model/language.ts'

/** A text of _locales in the browser's language. */
export const say = (key: string) => chrome.i18n.getMessage(key)

/** Puts the texts into the page where it names them; answers the language they are in. */
export function fillTexts(): Language {
  const language = languageOf(chrome.i18n.getUILanguage())
  document.documentElement.lang = language
  document.title = say('name')
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = say(element.dataset.text ?? '')
  return language
}
