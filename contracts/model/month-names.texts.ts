import type { Language } from './language.ts'

/** Short names, January first. */
export const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['1 月', '2 月', '3 月', '4 月', '5 月', '6 月', '7 月', '8 月', '9 月', '10 月', '11 月', '12 月'],
  'en-US': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}
