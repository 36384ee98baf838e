/**
 * Texts in two languages. Each feature has a namespace; a language's namespace is loaded when a screen first asks for it,
 * and a key that does not exist in the source language does not compile.
 */
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { language } from '#web/api/language.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame'
    resources: Namespaces
  }
}

export interface TextModule {
  texts: Record<string, unknown>
}
type TextFiles = Record<string, () => Promise<TextModule>>

const files: TextFiles = {}

/** Registers loaders of texts by their path from `web/app`: `../locales/zh-CN/frame.ts`. Call it before a screen asks for them. */
export function addTexts(more: TextFiles): void {
  Object.assign(files, more)
}

const fileOf = (lng: string, ns: string) => files[`../locales/${lng}/${ns}.ts`]

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (lng, ns, done) => {
    const load = fileOf(lng, ns)
    if (!load) return done(new Error(`no texts ${ns} in ${lng}`), null)
    load().then(
      ({ texts }) => done(null, texts),
      // True asks i18next to try again: what cannot be fetched shows its keys, once it has given up.
      (error: Error) => done(error, true),
    )
  },
}

/** Loads the frame's texts and those of `also`, and keeps i18next and `<html lang>` at the chosen language. */
export async function startTexts(also: readonly (keyof Namespaces)[] = []): Promise<void> {
  await i18next
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language.peek(),
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: ['frame', ...also],
      defaultNS: 'frame',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    })
  language.subscribe((chosen: Language) => {
    document.documentElement.lang = chosen
    // i18next loads what is shown in the new language before it tells React.
    if (i18next.language !== chosen) void i18next.changeLanguage(chosen)
  })
}

/** Code with the words that it alone needs: where these cannot be fetched, neither can it. */
export async function withTexts<Code>(code: Promise<Code>, ns: keyof Namespaces): Promise<Code> {
  const load = fileOf(language.peek(), ns)
  if (!load) throw new Error(`no texts ${ns}`)
  const [come] = await Promise.all([code, load()])
  return come
}

export { useTranslation }
