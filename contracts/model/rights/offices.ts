/** What offices are called: by their country, where they are of one. */
import type { Language } from '../language.ts'
import type { Office } from './patent.ts'

/** Those that no region is called by. */
const OWN: Partial<Record<Office, Record<Language, string>>> = {
  EU: { 'zh-CN': '欧盟', 'en-US': 'European Union' },
  BX: { 'zh-CN': '比荷卢', 'en-US': 'Benelux' },
  WO: { 'zh-CN': '海牙体系', 'en-US': 'Hague system' },
}

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** `美国`, `United States`. */
export function officeName(office: Office, language: Language): string {
  const own = OWN[office]?.[language]
  if (own) return own
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return names[language].of(office) ?? office
}
