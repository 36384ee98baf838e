import { useRememberedPage } from '#web/kit/session-store.ts'
import { addressOnPage } from '#web/kit/url-state.ts'
import type { ReportKindConfig } from './report-kind.ts'

export const useListPath = ({ listPath, rememberedPageKey }: ReportKindConfig): string =>
  addressOnPage(listPath, useRememberedPage(rememberedPageKey))
