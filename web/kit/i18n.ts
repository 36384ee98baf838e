/** Texts: one namespace per feature, loaded by language on first use. Unknown keys do not compile. */
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

/**
 * Registers text loaders by their path from `web/app`, for example `../locales/zh-CN/frame.ts`. Call it before a screen
 * needs the texts.
 */
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
      // `true` makes i18next retry; after the last attempt the page shows the keys.
      (error: Error) => done(error, true),
    )
  },
}

/** Loads the texts of `frame` and `also`. From then on i18next and `<html lang>` follow the chosen language. */
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
    // i18next loads the new texts before React re-renders.
    if (i18next.language !== chosen) void i18next.changeLanguage(chosen)
  })
}

/** Loads code together with its texts. Rejects if either fails. */
export async function withTexts<Code>(code: Promise<Code>, ns: keyof Namespaces): Promise<Code> {
  const load = fileOf(language.peek(), ns)
  if (!load) throw new Error(`no texts ${ns}`)
  const [loaded] = await Promise.all([code, load()])
  return loaded
}

export { useTranslation }
