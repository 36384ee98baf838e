import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tabs } from '#web/kit/parts/tabs.tsx'

/** The server sets `data-wechat="off"` when WeChat login is not configured (server/http/page.ts). */
const withoutWechat = document.documentElement.dataset.wechat === 'off'
export type LoginTab = 'password' | 'quick' | 'wechat'
const TABS: readonly LoginTab[] = withoutWechat ? ['password', 'quick'] : ['password', 'quick', 'wechat']

interface LoginTabsProps {
  tab: LoginTab
  onChange: (tab: LoginTab) => void
  children: ReactNode
}

export function LoginTabs({ tab, onChange, children }: LoginTabsProps) {
  const { t } = useTranslation('account')
  const tabs = TABS.map((key) => ({ key, label: t(`login.${key}`) }))
  return (
    <Tabs label={t('login.ways')} tabs={tabs} value={tab} onChange={onChange}>
      {children}
    </Tabs>
  )
}
