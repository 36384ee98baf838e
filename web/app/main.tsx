import '#web/kit/mantine-styles.ts'
import '#web/kit/tokens.css'
import '#web/kit/page.css'
import './first-texts.ts'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptGrouping } from '#web/api/grouping.ts'
import { adoptLanguage } from '#web/api/language.ts'
import { followOtherTabs } from '#web/api/other-tabs.ts'
import { adoptSession } from '#web/api/session.ts'
import { schemeManager } from '#web/kit/color-scheme.ts'
import { startTexts } from '#web/kit/i18n.ts'
import { theme } from '#web/kit/theme.ts'
import { loadFirstPage, Routes } from './routes.tsx'

followOtherTabs(adoptSession)
followOtherTabs(adoptLanguage)
followOtherTabs(adoptGrouping)
/** After this time the page renders with fallbacks for what is still loading. */
const MAX_WAIT_MS = 1500
/** The same limit for a server-rendered report. It is longer, because the start of the report can be read meanwhile. */
const SERVER_RENDERED_WAIT_MS = 15_000
const { texts, ready } = loadFirstPage(location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')
const maxWait = new Promise((resolve) =>
  setTimeout(resolve, root.hasChildNodes() ? SERVER_RENDERED_WAIT_MS : MAX_WAIT_MS),
)
// A failed load is reported where its part is rendered.
await Promise.all([startTexts(texts), Promise.race([ready, maxWait]).catch(() => {})])

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} colorSchemeManager={schemeManager}>
      <Routes />
    </MantineProvider>
  </StrictMode>,
)
