import { createInstance, type i18n } from 'i18next'
import type { Language } from '#contracts/model/language.ts'
import { texts as frameEnUS } from '#web/locales/en-US/frame.ts'
import { texts as reportEnUS } from '#web/locales/en-US/report.ts'
import { texts as shellEnUS } from '#web/locales/en-US/shell.ts'
import { texts as frameZhCN } from '#web/locales/zh-CN/frame.ts'
import { texts as reportZhCN } from '#web/locales/zh-CN/report.ts'
import { texts as shellZhCN } from '#web/locales/zh-CN/shell.ts'

function createI18n(lng: Language, texts: object): i18n {
  const instance = createInstance()
  void instance.init({
    lng,
    initAsync: false,
    fallbackLng: false,
    defaultNS: 'frame',
    resources: { [lng]: { ...texts } },
    interpolation: { escapeValue: false },
  })
  return instance
}

/** The server renders in both languages; the browser loads one (web/kit/i18n.ts). */
export const i18nByLanguage: Record<Language, i18n> = {
  'zh-CN': createI18n('zh-CN', { frame: frameZhCN, report: reportZhCN, shell: shellZhCN }),
  'en-US': createI18n('en-US', { frame: frameEnUS, report: reportEnUS, shell: shellEnUS }),
}
