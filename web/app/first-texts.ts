/** Registers the texts that the first page of a visit may need, before later-screens.tsx is loaded. */
import { addTexts, type TextModule } from '#web/kit/i18n.ts'

addTexts(import.meta.glob<TextModule>('../locales/*/{frame,home,account,wechat,shell,report,reports}.ts'))
