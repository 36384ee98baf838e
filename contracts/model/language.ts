/** The languages of the product: zh-CN is the source, en-US complete. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** The language of an Accept-Language header or of a stored setting; anything else is the default. */
export function languageOf(text: string | undefined): Language {
  return text?.trim().toLowerCase().startsWith('en') ? 'en-US' : DEFAULT_LANGUAGE
}
