/**
 * Texts of the report, by key, in both languages. A key missing in one language does not compile. Node holds both from
 * the start; a browser loads the one that it shows, by `readyTexts`, before anything asks for a text.
 */
import { LANGUAGES, type Language } from '../language.ts'
import type { zhCN } from './texts.zh-CN.ts'

export type TextKey = keyof typeof zhCN
export type Texts = Record<TextKey, string>

const texts: Partial<Record<Language, Texts>> = {}
const load: Record<Language, () => Promise<Texts>> = {
  'zh-CN': () => import('./texts.zh-CN.ts').then((module) => module.zhCN),
  'en-US': () => import('./texts.en-US.ts').then((module) => module.enUS),
}
const loading = new Map<Language, Promise<void>>()

/** Loads the texts of a language, once: the same promise for every caller. One that failed is tried again. */
export function readyTexts(language: Language): Promise<void> {
  const known = loading.get(language)
  if (known) return known
  const ready = load[language]().then(
    (loaded) => {
      texts[language] = loaded
    },
    (failure: unknown) => {
      loading.delete(language)
      throw failure
    },
  )
  loading.set(language, ready)
  return ready
}

/** Whether the texts of a language are here. */
export const hasTexts = (language: Language): boolean => texts[language] !== undefined

if (typeof document === 'undefined') await Promise.all(LANGUAGES.map(readyTexts))

/** The text of a key, its `{name}` places filled from `params`. */
export function textOf(language: Language, key: TextKey, params: Record<string, string> = {}): string {
  const known = texts[language]
  if (!known) throw new Error(`The texts of reports in ${language} are asked for before readyTexts`)
  // A report stored by an older version may hold a key that is gone: better unsaid than no report at all.
  const text: string | undefined = known[key]
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

/** Whether a stored string is a key of this version: an older report may hold one that is gone. */
export const isTextKey = (text: string): text is TextKey =>
  Object.values(texts).some((known) => Object.hasOwn(known, text))
