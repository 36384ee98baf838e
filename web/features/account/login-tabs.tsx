import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './login-tabs.module.css'

/** The server marks its pages where logins by WeChat are not configured (server/http/page.ts). */
const withoutWechat = document.documentElement.dataset.wechat === 'off'
export type Way = 'password' | 'quick' | 'wechat'
const WAYS: readonly Way[] = withoutWechat ? ['password', 'quick'] : ['password', 'quick', 'wechat']

interface LoginTabsProps {
  way: Way
  onChange: (way: Way) => void
  children: ReactNode
}

/** The ways to log in. The arrow keys go from one to the next, as tabs do (w3.org/WAI/ARIA/apg/patterns/tabs). */
export function LoginTabs({ way, onChange, children }: LoginTabsProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = WAYS.at((WAYS.indexOf(way) + (key === 'ArrowLeft' ? -1 : 1)) % WAYS.length) ?? way
    onChange(other)
    list.current?.querySelector<HTMLElement>(`[data-way="${other}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className={classes.tabs} role="tablist" aria-label={t('login.ways')}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-way={one}
            className={classes.tab}
            aria-selected={one === way}
            aria-controls={`${id}-panel`}
            tabIndex={one === way ? 0 : -1}
            onClick={() => onChange(one)}
            onKeyDown={onKeyDown}
          >
            {t(`login.${one}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        {children}
      </div>
    </>
  )
}
