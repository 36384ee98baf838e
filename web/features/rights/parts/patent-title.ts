import type { Language } from '#contracts/model/language.ts'

interface Titled {
  title: string
  titleZh: string | null
}

interface TitleText {
  text: string
  /** Undefined when unknown. */
  lang: string | undefined
}

/** The title in the user's language if there is one, and the other as a second title. */
export function titleOf({ title, titleZh }: Titled, language: Language): { title: TitleText; other?: TitleText } {
  const own = { text: title, lang: undefined }
  if (titleZh === null || titleZh === title) return { title: own }
  const chinese = { text: titleZh, lang: 'zh-CN' }
  return language === 'zh-CN' ? { title: chinese, other: own } : { title: own, other: chinese }
}
