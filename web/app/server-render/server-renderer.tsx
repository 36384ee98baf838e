/**
 * Server rendering of the online report: an inert frame and the report up to its first section. The browser shows it
 * until web/app/main.tsx renders the interactive page. Built for Node by web/vite.server-render.config.ts.
 */
import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import type { ServerRenderer } from '#contracts/model/report/server-renderer.ts'
import { FirstSection } from '#web/features/reports/online/first-section.tsx'
import { reportAddressOf } from '#web/features/reports/online/report-request.ts'
import { theme } from '#web/kit/theme.ts'
import { ONLINE_REPORT } from '../first-paths.ts'
import { Outline } from './outline.tsx'
import { i18nByLanguage } from './translations.ts'

export const serverRenderer: ServerRenderer = {
  reportAt: (path) => (ONLINE_REPORT.test(path) ? reportAddressOf(path).request?.on : undefined),
  render: ({ drawer, banner, ...reading }) =>
    renderToString(
      <I18nextProvider i18n={i18nByLanguage[reading.language]}>
        <MantineProvider theme={theme}>
          <Router ssrPath={reading.path}>
            <Outline drawer={drawer} banner={banner}>
              <FirstSection {...reading} />
            </Outline>
          </Router>
        </MantineProvider>
      </I18nextProvider>,
    ),
}
