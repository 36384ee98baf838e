import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tabs } from '#web/kit/parts/tabs.tsx'

/** The server sets `data-wechat="off"` when WeChat login is not configured (server/http/page.ts). */
const withoutWechat = document.documentElement.dataset.wechat === 'off'
export type Way = 'password' | 'quick' | 'wechat'
const WAYS: readonly Way[] = withoutWechat ? ['password', 'quick'] : ['password', 'quick', 'wechat']

interface LoginTabsProps {
  way: Way
  onChange: (way: Way) => void
  children: ReactNode
}

export function LoginTabs({ way, onChange, children }: LoginTabsProps) {
  const { t } = useTranslation('account')
  const tabs = WAYS.map((key) => ({ key, label: t(`login.${key}`) }))
  return (
    <Tabs label={t('login.ways')} tabs={tabs} value={way} onChange={onChange}>
      {children}
    </Tabs>
  )
}
