/** The texts of all screens: some seventy addresses that the way in does not load. */
import { addTexts, type Texts } from '#web/kit/i18n.ts'

addTexts(import.meta.glob<Texts>(['../locales/*/*.ts', '!../locales/*/index.ts']))
