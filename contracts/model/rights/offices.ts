/** What offices are called: by their country, where they are of one. */
import type { Language } from '../language.ts'
import { OFFICES, type Office, type Priority } from './patent.ts'

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

/** WIPO's codes (ST.3) of offices that we name otherwise. */
const ST3: Readonly<Record<string, Office>> = {
  EM: 'EU',
  IB: 'WO',
}
const isOffice = (code: string): code is Office => OFFICES.some((office) => office === code)

/** `China · 202330123456.7 · 2023-06-12`. */
export function priorityText({ country, number, filedOn }: Priority, language: Language): string {
  const office = ST3[country] ?? country
  const name = isOffice(office) ? officeName(office, language) : country
  return [name, number, filedOn].filter((part) => part !== null).join(' · ')
}
