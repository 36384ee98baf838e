import { use } from 'react'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { useLanguage } from '#web/kit/session.ts'

/** The page's language, once the report's texts in it are here; until then the component waits in its Suspense. */
export function useReportTexts() {
  const language = useLanguage()
  use(readyTexts(language))
  return language
}
