import { Drawer } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PaymentHost } from '#web/features/billing/payment-host.tsx'
import { devMode } from '#web/kit/dev-mode.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { useLoggedIn } from '#web/kit/session.ts'
import { TOAST_MS } from '#web/kit/toast.ts'
import { Backdrop } from './backdrop/backdrop.tsx'
import { BannerPlace } from './backdrop/banner-place.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { DrawerFoot } from './drawer-foot.tsx'
import { DRAWER_WIDTH, OVERLAY_WIDTH } from './drawer-width.ts'
import { RunningTitle } from './running-title.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useAccount } from './use-account.ts'
import { useDrawer } from './use-drawer.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'

const DEV_MARK = lazyCode(() => import('./dev-mark.tsx'))
const REPORT_UPDATES = lazyCode(() => import('#web/features/reports/updates/report-updates.tsx'))
const WATCH_UPDATES = lazyCode(() => import('#web/features/watches/updates/watch-updates.tsx'))

/** The frame of all pages: bar, menu, breadcrumbs, toasts, dialogs, and the query cache. */
export function Shell({ screen, children }: { screen: PageScreen; children: ReactNode }) {
  const { t } = useTranslation(['shell', 'frame'])
  const queries = useAccount()
  const content = useNavigationFocus()
  const drawer = useDrawer()
  const isLogin = useLoggedIn()
  return (
    <QueryClientProvider client={queries}>
      <RunningTitle text={t(`title.${screen.title}`)} />
      <Notifications
        position="top-center"
        autoClose={TOAST_MS}
        limit={4}
        zIndex={1000}
        className={classes.toasts ?? ''}
      />
      <a href="#content" className={classes.skip}>
        {t('frame:skipToContent')}
      </a>
      <TopBar drawer={drawer} />
      <ConnectionBar />
      <div className={classes.body}>
        {drawer.narrow ? (
          <Drawer
            opened={drawer.open}
            onClose={drawer.close}
            returnFocus={!drawer.isClosedByNavigation}
            size={OVERLAY_WIDTH}
            title={t('nav.label')}
            closeButtonProps={{ 'aria-label': t('frame:close') }}
            padding="xs"
            classNames={{ title: classes.drawerTitle ?? '' }}
          >
            <SideMenu screen={screen} onReselect={drawer.close} />
            <DrawerFoot />
          </Drawer>
        ) : (
          drawer.open && (
            <div className={classes.drawer} style={{ width: DRAWER_WIDTH }}>
              <SideMenu screen={screen} />
            </div>
          )
        )}
        <div className={classes.page}>
          <BannerPlace />
          <Breadcrumbs screen={screen} />
          <main ref={content} id="content" className={classes.content} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <Backdrop />
      <PaymentHost />
      {isLogin && <OptionalPart lazy={REPORT_UPDATES}>{({ ReportUpdates }) => <ReportUpdates />}</OptionalPart>}
      {isLogin && <OptionalPart lazy={WATCH_UPDATES}>{({ WatchUpdates }) => <WatchUpdates />}</OptionalPart>}
      {devMode && <OptionalPart lazy={DEV_MARK}>{({ DevMark }) => <DevMark />}</OptionalPart>}
    </QueryClientProvider>
  )
}
