/** zh-CN is the source language; en-US is complete. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/**
 * The best language for a stored setting or an Accept-Language header (RFC 9110, 12.5.4), by weight, then by order. Any
 * Chinese is zh-CN and any English en-US; the default if neither is requested.
 */
export function languageOf(text: string | undefined): Language {
  const wanted = (text ?? '')
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const language = LANGUAGES.find((each) => each.slice(0, 2) === tag.split('-')[0])
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return language && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : []
    })
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.language ?? DEFAULT_LANGUAGE
}
