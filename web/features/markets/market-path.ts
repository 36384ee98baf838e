import type { MarketRow } from '#contracts/api/market-shapes.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { marketPath } from '#web/features/catalogue/public/detail-paths.ts'

const DATA = ['sample', 'imported'] as const
export type DataClass = (typeof DATA)[number]

export interface MarketSettings {
  /** Undefined: the default. */
  head: number | undefined
  newMonths: number | undefined
}

interface MarketScope extends MarketSettings {
  data: DataClass | undefined
}

/** The address of a market with the class of data, head size and age of new products that the list used. */
export const listedMarketPath = (
  id: string,
  marketplace: Marketplace,
  { data, head, newMonths }: MarketScope,
): string =>
  marketPath(id, marketplace, {
    ...(data && { data }),
    ...(head !== undefined && { head: String(head) }),
    ...(newMonths !== undefined && { newMonths: String(newMonths) }),
  })

export const dataIn = (text: string | null | undefined): DataClass | undefined => DATA.find((each) => each === text)

/** A whole number within bounds; undefined for anything else. */
export function settingIn(text: string | null | undefined, { min, max }: { min: number; max: number }) {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}

/** The title in the reader's language, if it is known. */
export const titleOf = ({ title, titleZh, titleEn }: MarketRow, language: Language) =>
  (language === 'zh-CN' ? titleZh : titleEn) ?? title
