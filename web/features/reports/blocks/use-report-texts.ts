import { use } from 'react'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { hasTexts, readyTexts } from '#contracts/model/report/texts.ts'
import { useLanguage } from '#web/kit/session.ts'

/** Returns the language of the page. Suspends until the report texts in this language are loaded. */
export function useReportTexts(kind: ReportKind = 'asin') {
  const language = useLanguage()
  // `use` would show the Suspense fallback for a moment, even if the promise is already resolved.
  if (!hasTexts(language, kind)) use(readyTexts(language, kind))
  return language
}
