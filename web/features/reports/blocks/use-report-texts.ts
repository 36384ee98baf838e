import { use } from 'react'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { hasTexts, readyTexts } from '#contracts/model/report/texts.ts'
import { useLanguage } from '#web/kit/session.ts'

/** The page's language, once the texts of a kind of report in it are here; until then the component waits in its Suspense. */
export function useReportTexts(kind: ReportKind = 'asin') {
  const language = useLanguage()
  // Even a promise that is kept already would show a fallback for a moment.
  if (!hasTexts(language, kind)) use(readyTexts(language, kind))
  return language
}
