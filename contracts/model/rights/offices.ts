/** Names of offices: the name of the country, or a name of our own for offices of several countries. */
import type { Language } from '../language.ts'
import { OFFICES, type Office, type Priority } from './patent.ts'

/** Offices of more than one country. */
const OWN: Partial<Record<Office, Record<Language, string>>> = {
  EU: { 'zh-CN': '欧盟', 'en-US': 'European Union' },
  BX: { 'zh-CN': '比荷卢', 'en-US': 'Benelux' },
  WO: { 'zh-CN': '海牙体系', 'en-US': 'Hague system' },
}

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

export function officeName(office: Office, language: Language): string {
  const own = OWN[office]?.[language]
  if (own) return own
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return names[language].of(office) ?? office
}

/** WIPO codes (ST.3) that differ from ours. */
const ST3: Readonly<Record<string, Office>> = {
  EM: 'EU',
  IB: 'WO',
}
const isOffice = (code: string): code is Office => OFFICES.some((office) => office === code)

export function priorityText({ country, number, filedOn }: Priority, language: Language): string {
  const office = ST3[country] ?? country
  const name = isOffice(office) ? officeName(office, language) : country
  return [name, number, filedOn].filter((part) => part !== null).join(' · ')
}
