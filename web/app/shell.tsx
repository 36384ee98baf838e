import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { ShortageDialog } from '#web/kit/parts/shortage-dialog.tsx'
import { TOAST_MS } from '#web/kit/toast.ts'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useAccount } from './use-account.ts'
import { useArrival } from './use-arrival.ts'

/** The frame of every page behind the login: top bar, toasts, top-up dialog, and the cache of server state. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame')
  const queries = useAccount()
  const content = useArrival()
  return (
    <QueryClientProvider client={queries}>
      <Notifications position="top-center" autoClose={TOAST_MS} limit={4} zIndex={1000} />
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <TopBar />
      <main ref={content} id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <ShortageDialog />
    </QueryClientProvider>
  )
}
