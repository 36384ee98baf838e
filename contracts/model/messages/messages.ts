/** Texts of failures and of the server's other messages, by name, in both languages. */
import type { FailureName } from '../../core/failures.ts'
import type { Language } from '../language.ts'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'

export type MessageKey = FailureName | 'success'
export type Messages = Record<MessageKey, string>

const messages: Record<Language, Messages> = { 'zh-CN': zhCN, 'en-US': enUS }

/** The message in a language, its `{name}` places filled from `params`. */
export function messageOf(language: Language, key: MessageKey, params: Record<string, string | number> = {}): string {
  return messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
