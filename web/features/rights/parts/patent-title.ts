import type { Language } from '#contracts/model/language.ts'

interface Titled {
  title: string
  titleZh: string | null
}

interface TitleText {
  text: string
  /** Language code; undefined if the language is unknown. */
  lang: string | undefined
}

/** Returns the title in the user's language if it exists, and the title in the other language as a second title. */
export function titleOf({ title, titleZh }: Titled, language: Language): { title: TitleText; other?: TitleText } {
  const own = { text: title, lang: undefined }
  if (titleZh === null || titleZh === title) return { title: own }
  const chinese = { text: titleZh, lang: 'zh-CN' }
  return language === 'zh-CN' ? { title: chinese, other: own } : { title: own, other: chinese }
}
