/** The dialogs of the front page, with texts, queries and toasts, which the front page itself does without. */
import '../all-texts.ts'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient } from '#web/api/queries.ts'
import { watchConnection } from '#web/api/watch-connection.ts'
import { PricesDialog } from '#web/features/billing/prices/prices-dialog.tsx'
import type { BrowserName } from '#web/features/extension/browsers.ts'
import { InstallDialog } from '#web/features/extension/install/install-dialog.tsx'
import type { FrontDialog } from '#web/features/home/front-dialogs.ts'
import { TOAST_MS } from '#web/kit/toast.ts'
import { HelpDialog } from '../help/help-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

interface FrontDialogsProps {
  shown: FrontDialog | undefined
  onClose: () => void
}

export function FrontDialogs({ shown, onClose }: FrontDialogsProps) {
  const [queries] = useState(createQueryClient)
  // Refetches failed queries when the server is back.
  useEffect(watchConnection, [])
  const [browser, setBrowser] = useState<BrowserName>('chrome')
  return (
    <QueryClientProvider client={queries}>
      <Notifications position="top-center" autoClose={TOAST_MS} limit={4} zIndex={1000} />
      <InstallDialog browser={shown === 'extension' ? browser : null} onBrowser={setBrowser} onClose={onClose} />
      <PricesDialog opened={shown === 'prices'} onClose={onClose} />
      <HelpDialog opened={shown === 'help'} onClose={onClose} />
      <TermsDialog opened={shown === 'terms'} onClose={onClose} />
    </QueryClientProvider>
  )
}
