import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './tabs.module.css'

interface TabBadge {
  count: number
  /** Read by screen readers only. */
  label: string
}

export interface TabsProps<Tab extends string> {
  label: string
  tabs: readonly { key: Tab; label: string; badge?: TabBadge }[]
  value: Tab
  onChange: (tab: Tab) => void
  children: ReactNode
}

/** Tabs with arrow keys (w3.org/WAI/ARIA/apg/patterns/tabs). */
export function Tabs<Tab extends string>({ label, tabs, value, onChange, children }: TabsProps<Tab>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the selected tab into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each selected tab
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [value])

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    // Otherwise the row would also scroll, away from the selected tab.
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.key === value)
    const other = tabs.at((at + (key === 'ArrowLeft' ? -1 : 1)) % tabs.length)?.key ?? value
    onChange(other)
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={list} className={classes.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            className={classes.tab}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.badge && tab.badge.count > 0 && <Badge {...tab.badge} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

function Badge({ count, label }: TabBadge) {
  const grouping = useGrouping()
  return (
    <span className={classes.badge}>
      {formatCount(count, grouping)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
