import { use } from 'react'
import { hasTexts, readyTexts } from '#contracts/model/report/texts.ts'
import { useLanguage } from '#web/kit/session.ts'

/** The page's language, once the report's texts in it are here; until then the component waits in its Suspense. */
export function useReportTexts() {
  const language = useLanguage()
  // Even a promise that is kept already would show a fallback for a moment.
  if (!hasTexts(language)) use(readyTexts(language))
  return language
}
