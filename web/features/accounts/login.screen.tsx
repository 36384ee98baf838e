import { Suspense, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { useLazyCode } from '#web/kit/lazy/use-lazy-code.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import type { GuardRedirect } from '#web/kit/way-back.ts'
import { AccountFrame } from './account-frame.tsx'
import classes from './form.module.css'
import { FormLink } from './form-link.tsx'
import type { AfterClosing, AfterReset } from './login-notice.ts'
import { type LoginTab, LoginTabs } from './login-tabs.tsx'
import { PasswordLogin } from './password-login.tsx'
import { QuickLogin } from './quick-login.tsx'
import { useRobot } from './use-robot.ts'

/** Loaded when the user chooses WeChat, because it includes the QR code renderer, which most users never need. */
const WECHAT = lazyCode(() => import('./wechat/wechat-login.tsx'))

/** All login methods share the typed phone number and the not-a-robot confirmation. */
export function LoginScreen() {
  const { t } = useTranslation(['account', 'frame'])
  const { resetFor, refused, closed } =
    useHistoryState<Partial<AfterReset & AfterClosing & GuardRedirect> | null>() ?? {}
  const [tab, setTab] = useState<LoginTab>('password')
  const [phone, setPhone] = useState(resetFor ?? '')
  const [hasFailed, setHasFailed] = useState(false)
  const wechat = useLazyCode(WECHAT, tab === 'wechat' && !hasFailed, () => setHasFailed(true))
  const robot = useRobot()
  const shared = { phone, onPhone: setPhone, robot }
  return (
    <AccountFrame title={t('login.title')} subtitle={t('login.subtitle')}>
      {resetFor && <Notice tone="success">{t('forget.done')}</Notice>}
      {closed && <Notice tone="success">{t('login.closed', { day: closed })}</Notice>}
      {refused && <Notice tone="warning">{t('notLoggedIn')}</Notice>}
      <LoginTabs
        tab={tab}
        onChange={(chosen) => {
          setHasFailed(false)
          setTab(chosen)
        }}
      >
        {tab === 'password' && <PasswordLogin {...shared} />}
        {tab === 'quick' && <QuickLogin {...shared} />}
        {tab === 'wechat' && hasFailed && <Notice tone="failure">{t('frame:notFetched')}</Notice>}
        {tab === 'wechat' && !hasFailed && (
          <Suspense fallback={<Waiting />}>{wechat ? <wechat.WechatLogin {...shared} /> : <Waiting />}</Suspense>
        )}
      </LoginTabs>
      <p className={classes.links}>
        <span>
          {t('login.noAccount')} <FormLink to="/user/register">{t('login.register')}</FormLink>
        </span>
        <FormLink to="/user/forget">{t('login.forgot')}</FormLink>
      </p>
    </AccountFrame>
  )
}
