import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import type { Figure, Method, Sentence, Unit } from '#contracts/model/report/figure.ts'
import { formatFigure, formatValue, sentenceOf } from '#contracts/model/report/format.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { textOf } from '#contracts/model/report/texts.ts'

export type NamedProducts = Partial<Pick<AsinReport, 'asin' | 'title' | 'brand' | 'imageUrl' | 'peers'>>

/** Settings of the report that contains the component, and formatters that use these settings. */
export interface ReportContext {
  language: Language
  marketplace: Marketplace
  grouping: Grouping
  sample: boolean
  products: NamedProducts
  /** The method of most numbers in the report. Numbers with another method get a mark. */
  method: Method
  text: (key: TextKey, params?: Record<string, string>) => string
  figure: (figure: Figure) => string
  value: (value: number | string | null, unit: Unit) => string
  sentence: (sentence: Sentence) => string
}

/** All formatters come from `contracts/model/report`, so that page and PDF agree. */
export function reportContextOf(
  language: Language,
  grouping: Grouping,
  report: Pick<AsinReport, 'marketplace' | 'sample'> & NamedProducts,
): ReportContext {
  const { marketplace, sample } = report
  return {
    language,
    marketplace,
    grouping,
    sample,
    products: report,
    method: sample ? 'sample' : 'observed',
    text: (key, params) => textOf(language, key, params),
    figure: (figure) => formatFigure(figure, language, marketplace, grouping),
    value: (value, unit) => formatValue(value, unit, language, marketplace, grouping),
    sentence: (sentence) => sentenceOf(sentence, language, marketplace, grouping),
  }
}

const Context = createContext<ReportContext | null>(null)

export function ReportContextProvider({ context, children }: { context: ReportContext; children: ReactNode }) {
  return <Context value={context}>{children}</Context>
}

/** Throws outside a `ReportContextProvider`. */
export function useReportContext(): ReportContext {
  const context = useContext(Context)
  if (!context) throw new Error('useReportContext needs a ReportContextProvider around it')
  return context
}
