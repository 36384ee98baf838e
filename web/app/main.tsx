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
import { loadFirst, Routes } from './routes.tsx'

followOtherTabs(adoptSession)
followOtherTabs(adoptLanguage)
followOtherTabs(adoptGrouping)
/** A page that is not here by then is not waited for: what there is of it shows, and where the rest will be. */
const PATIENCE_MS = 1500
/** Where the server has sent the beginning of a report that can be read meanwhile. */
const READING_MS = 15_000
const { texts, ready } = loadFirst(location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('index.html holds no #root')
const patience = new Promise((resolve) => setTimeout(resolve, root.hasChildNodes() ? READING_MS : PATIENCE_MS))
// What fails shows where it is drawn.
await Promise.all([startTexts(texts), Promise.race([ready, patience]).catch(() => {})])

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} colorSchemeManager={schemeManager}>
      <Routes />
    </MantineProvider>
  </StrictMode>,
)
