/** Texts of failures and of the server's other messages, by name, in both languages. */
import type { Language } from '../language.ts'
import { DEFAULT_GROUPING, formatCount, type Grouping } from '../number.ts'
import { enUS } from './en-US.ts'
import type { MessageKey } from './message-key.ts'
import { zhCN } from './zh-CN.ts'

const messages: Record<Language, Record<MessageKey, string>> = { 'zh-CN': zhCN, 'en-US': enUS }

/** A value for a placeholder of a message: a number is grouped for the reader, a function formats it for the reader. */
export type MessageParam = string | number | ((language: Language, grouping: Grouping) => string)
export type MessageParams = Readonly<Record<string, MessageParam>>

/** The message in a language, its `{name}` places filled from `params`. */
export function messageOf(
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
  grouping: Grouping = DEFAULT_GROUPING,
): string {
  const written = (param: MessageParam) => {
    if (typeof param === 'function') return param(language, grouping)
    return typeof param === 'number' ? formatCount(param, grouping) : param
  }
  return messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => written(params[name] ?? whole))
}
