import { createInstance, type i18n } from 'i18next'
import type { Language } from '#contracts/model/language.ts'
import { texts as frameEnUS } from '#web/locales/en-US/frame.ts'
import { texts as reportEnUS } from '#web/locales/en-US/report.ts'
import { texts as shellEnUS } from '#web/locales/en-US/shell.ts'
import { texts as frameZhCN } from '#web/locales/zh-CN/frame.ts'
import { texts as reportZhCN } from '#web/locales/zh-CN/report.ts'
import { texts as shellZhCN } from '#web/locales/zh-CN/shell.ts'

function voice(lng: Language, texts: object): i18n {
  const made = createInstance()
  void made.init({
    lng,
    initAsync: false,
    fallbackLng: false,
    defaultNS: 'frame',
    resources: { [lng]: { ...texts } },
    interpolation: { escapeValue: false },
  })
  return made
}

/** What the page says around a report, in each language: all at once, as in the browser only one is needed (web/kit/i18n.ts). */
export const voices: Record<Language, i18n> = {
  'zh-CN': voice('zh-CN', { frame: frameZhCN, report: reportZhCN, shell: shellZhCN }),
  'en-US': voice('en-US', { frame: frameEnUS, report: reportEnUS, shell: shellEnUS }),
}
