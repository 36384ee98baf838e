import type { Language } from '#contracts/model/language.ts'

interface Titled {
  title: string
  titleZh: string | null
}

interface TitleText {
  text: string
  /** The language it is in, where that is known. */
  lang: string | undefined
}

/** The title in the reader's language where there is one, and the other one beside it. */
export function titleOf({ title, titleZh }: Titled, language: Language): { title: TitleText; other?: TitleText } {
  const own = { text: title, lang: undefined }
  if (titleZh === null || titleZh === title) return { title: own }
  const chinese = { text: titleZh, lang: 'zh-CN' }
  return language === 'zh-CN' ? { title: chinese, other: own } : { title: own, other: chinese }
}
