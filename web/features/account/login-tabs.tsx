import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './login-tabs.module.css'

const WAYS = ['password', 'quick'] as const
export type Way = (typeof WAYS)[number]

interface LoginTabsProps {
  way: Way
  onChange: (way: Way) => void
  children: ReactNode
}

/** The two ways to log in. The arrow keys go from one to the other, as tabs do (w3.org/WAI/ARIA/apg/patterns/tabs). */
export function LoginTabs({ way, onChange, children }: LoginTabsProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = way === 'password' ? 'quick' : 'password'
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
