/** Registers the texts that a visit may begin with, before the house is loaded. */
import { addTexts, type TextModule } from '#web/kit/i18n.ts'

addTexts(import.meta.glob<TextModule>('../locales/*/{frame,home,account,wechat,shell,report,reports}.ts'))
