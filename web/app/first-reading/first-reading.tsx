/**
 * The online report as the server sends it: the frame in outline and the report as far as its first section, drawn by the
 * components that draw it in the browser. There it is read at once; the living page takes its place when its scripts have
 * come (web/app/main.tsx). Built beside the web for Node (web/vite.reading.config.ts).
 */
import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import type { FirstReading } from '#contracts/model/report/first-reading.ts'
import { askedAt } from '#web/features/reports/online/asked-report.ts'
import { FirstSection } from '#web/features/reports/online/first-section.tsx'
import { theme } from '#web/kit/theme.ts'
import { ONLINE_REPORT } from '../first-paths.ts'
import { Outline } from './outline.tsx'
import { voices } from './voices.ts'

export const firstReading: FirstReading = {
  askedAt: (path) => (ONLINE_REPORT.test(path) ? askedAt(path).asked?.on : undefined),
  draw: ({ drawer, banner, ...reading }) =>
    renderToString(
      <I18nextProvider i18n={voices[reading.language]}>
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
