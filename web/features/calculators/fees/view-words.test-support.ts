import { createInstance } from 'i18next'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { texts as enUS } from '#web/locales/en-US/fees.ts'
import { texts as zhCN } from '#web/locales/zh-CN/fees.ts'
import type { ViewWords } from './view.ts'

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  resources: { 'zh-CN': { fees: zhCN }, 'en-US': { fees: enUS } },
  interpolation: { escapeValue: false },
})

/** The real texts of the page. */
export const viewWords = (marketplace: Marketplace, language: Language = 'en-US'): ViewWords => ({
  t: i18n.getFixedT(language, 'fees'),
  writing: { language, marketplace },
})
