/** The texts that a visit may begin with, before the house is there. */
import { addTexts, type Texts } from '#web/kit/i18n.ts'

addTexts(import.meta.glob<Texts>('../locales/*/{frame,home,account,wechat,shell,report,reports}.ts'))
