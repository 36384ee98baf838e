/** Registers the texts of all screens. The login does not load this list. */
import { addTexts, type TextModule } from '#web/kit/i18n.ts'

addTexts(import.meta.glob<TextModule>(['../locales/*/*.ts', '!../locales/*/index.ts']))
