/** What somebody who is not logged in is called. */
import type { Language } from '#contracts/model/language.ts'

const zhCN = { nickname: '游客' }
const enUS: typeof zhCN = { nickname: 'Guest' }
export const guest: Record<Language, typeof zhCN> = { 'zh-CN': zhCN, 'en-US': enUS }
