/** Texts of failures and of the server's other messages, by name, in both languages. */
import type { Language } from '../language.ts'
import { formatCount } from '../number.ts'
import { enUS } from './en-US.ts'
import type { MessageKey } from './message-key.ts'
import { zhCN } from './zh-CN.ts'

const messages: Record<Language, Record<MessageKey, string>> = { 'zh-CN': zhCN, 'en-US': enUS }

/** What stands in the place of a message: a number is grouped as its language does, a function says it in the language. */
export type MessageParam = string | number | ((language: Language) => string)
export type MessageParams = Readonly<Record<string, MessageParam>>

/** The message in a language, its `{name}` places filled from `params`. */
export function messageOf(language: Language, key: MessageKey, params: MessageParams = {}): string {
  return messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    written(params[name] ?? whole, language),
  )
}

function written(param: MessageParam, language: Language): string {
  if (typeof param === 'function') return param(language)
  return typeof param === 'number' ? formatCount(param, language) : param
}
