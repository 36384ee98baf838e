/** Texts of the report, by key, in both languages. A key missing in one language does not compile. */
import type { Language } from '../language.ts'
import { enUS } from './texts.en-US.ts'
import { zhCN } from './texts.zh-CN.ts'

export type TextKey = keyof typeof zhCN
export type Texts = Record<TextKey, string>

const texts: Record<Language, Texts> = { 'zh-CN': zhCN, 'en-US': enUS }

/** The text of a key, its `{name}` places filled from `params`. */
export function textOf(language: Language, key: TextKey, params: Record<string, string> = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

/** Whether a stored string is a key of this version: an older report may hold one that is gone. */
export const isTextKey = (text: string): text is TextKey => Object.hasOwn(zhCN, text)
