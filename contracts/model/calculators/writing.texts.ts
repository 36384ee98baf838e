import type { Language } from '../language.ts'

/** Two bounds of which one is negative: a dash before a minus sign would be read as one sign. */
export const SPAN_TEXTS: Readonly<Record<Language, string>> = { 'zh-CN': '{from} 至 {to}', 'en-US': '{from} to {to}' }
