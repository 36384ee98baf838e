import { use } from 'react'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { hasTexts, readyTexts } from '#contracts/model/report/texts.ts'
import { useLanguage } from '#web/kit/session.ts'

/** The language of the page. Suspends until the report texts in it are loaded. */
export function useReportTexts(kind: ReportKind = 'asin') {
  const language = useLanguage()
  // `use` would show the fallback for a moment even with a resolved promise.
  if (!hasTexts(language, kind)) use(readyTexts(language, kind))
  return language
}
